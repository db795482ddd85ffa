interface PictureProps {
  /** Responsive image made at build time (scripts/build/images.ts). */
  image: { sources: Record<string, string>; img: { src: string; w: number; h: number } }
  alt: string
  /** Width it takes on the page, for the browser to choose a file: https://html.spec.whatwg.org/#sizes-attributes. */
  sizes: string
  /**
   * `high` for the image one sees first on every screen: loaded at once and before the others. `auto` for one that is in the first view of
   * large screens alone: at once, and the browser says when. None below: it waits until one comes near.
   */
  priority?: 'high' | 'auto' | undefined
  className?: string | undefined
}

/** An image in its best format and width, with its dimensions reserved. */
export function Picture({ image, alt, sizes, priority, className }: PictureProps) {
  const { src, w, h } = image.img
  return (
    <picture>
      {Object.entries(image.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        alt={alt}
        width={w}
        height={h}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
      />
    </picture>
  )
}
