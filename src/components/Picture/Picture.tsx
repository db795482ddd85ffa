interface PictureProps {
  /** Responsive image made at build time (scripts/vite/images.ts). */
  image: { sources: Record<string, string>; img: { src: string; w: number; h: number }; fond: string }
  alt: string
  /** Width it takes on the page, for the browser to choose a file: https://html.spec.whatwg.org/#sizes-attributes. */
  sizes: string
  /** True for the image one sees first: loaded at once and before the others. */
  priority?: boolean
  className?: string | undefined
}

/** An image in its best format and width, with its dimensions reserved and its colour as ground; below the fold it waits until one comes near. */
export function Picture({ image, alt, sizes, priority = false, className }: PictureProps) {
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
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        style={{ backgroundColor: image.fond }}
      />
    </picture>
  )
}
