/** Says how far the build is, while it writes many pages. */

const step = 50
let total = 0
let done = 0

/** @param pages number of pages to come */
export function announcePages(pages: number) {
  total = pages
  done = 0
}

/** One more page is written. */
export function pageWritten() {
  done += 1
  if (done % step === 0 && done < total) console.log(`  ${done} pages sur ${total}`)
}
