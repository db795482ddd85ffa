import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** A link written in MDX: inside the site when it starts with a slash, elsewhere otherwise. */
export function MdxLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  if (!href.startsWith('/'))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  return (
    <Link to={href} id={`etude-${href.split(/[/#]/).at(-1)}`}>
      {children}
    </Link>
  )
}
