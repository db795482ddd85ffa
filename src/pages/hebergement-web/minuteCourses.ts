/** Lines of a drawing (Bricks): a brick for each minute, two in a course, in running bond. */
export function minuteCourses(minutes: number): string[] {
  const courses = Math.ceil(minutes / 2)
  return Array.from({ length: courses }, (_, course) => {
    const bricks = '11'.repeat(Math.min(2, minutes - 2 * course))
    return ((courses - course) % 2 ? `.${bricks}` : bricks).padEnd(5, '.')
  })
}
