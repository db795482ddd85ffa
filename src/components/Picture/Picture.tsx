/** A responsive image, made at build time (scripts/build/images.ts). */
export interface Image {
  /** `srcset` by MIME subtype, best first. */
  sources: Record<string, string>
  /** Fallback format; `w` and `h` give the aspect ratio of all files. */
  img: { src: string; w: number; h: number }
}

interface PictureProps {
  image: Image
  alt: string
  /** Displayed width, from which the browser chooses a file: https://html.spec.whatwg.org/#sizes-attributes. */
  sizes: string
  /** True for the image at the top of the page: high priority. The others are lazy-loaded. */
  isFirst?: boolean
}

/** A responsive image with its dimensions reserved. */
export function Picture({ image, alt, sizes, isFirst = false }: PictureProps) {
  const { src, w, h } = image.img
  return (
    <picture>
      {Object.entries(image.sources).map(([format, srcSet]) => (
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
