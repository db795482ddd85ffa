/** A responsive image, made at build time (scripts/build/images.ts). */
export interface Image {
  /** `srcset` by MIME subtype, best first. */
  sources: Record<string, string>
  /** For browsers that read neither; its ratio is that of all. */
  img: { src: string; w: number; h: number }
}

interface PictureProps {
  image: Image
  alt: string
  /** Width it takes on the page, for the browser to choose a file: https://html.spec.whatwg.org/#sizes-attributes. */
  sizes: string
  /** The image one sees first, loaded before the others. The others wait until one comes near. */
  isFirst?: boolean
}

/** An image in its best format and width, with its dimensions reserved. */
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
