/** A responsive image, made at build time (scripts/build/images.ts). */
export interface Image {
  /** `srcset` by MIME subtype, best first. */
  sources: Record<string, string>
  /** Fallback format; `w` and `h` give the aspect ratio of all files. */
  img: { src: string; w: number; h: number }
  /** Its top, which ends where nothing is cut (scripts/build/cut.ts). */
  top?: { sources: Record<string, string>; w: number; h: number }
}

interface PictureProps {
  image: Image
  alt: string
  /**
   * Displayed width, from which the browser chooses a file: https://html.spec.whatwg.org/#sizes-attributes. None where only its top is
   * shown.
   */
  sizes?: string | undefined
  /** Screens that show the top of the picture, and its displayed width. */
  top?: { media: string; sizes: string }
  /** True for the image at the top of the page: high priority. The others are lazy-loaded. */
  isFirst?: boolean
}

/** A responsive image with its dimensions reserved. */
export function Picture({ image, alt, sizes, top, isFirst = false }: PictureProps) {
  const { src, w, h } = image.img
  return (
    <picture>
      {top &&
        image.top &&
        Object.entries(image.top.sources).map(([format, srcSet]) => (
          <source
            key={format}
            type={`image/${format}`}
            {...top}
            srcSet={srcSet}
            width={image.top?.w}
            height={image.top?.h}
          />
        ))}
      {sizes &&
        Object.entries(image.sources).map(([format, srcSet]) => (
          <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
        ))}
      <img
        src={src}
        alt={alt}
        width={w}
        height={h}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'auto' : 'async'}
      />
    </picture>
  )
}
