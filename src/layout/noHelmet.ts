/**
 * Stands for react-helmet-async, which vite-react-ssg imports: React 19 moves `<title>`, `<meta>` and `<link>` to the head by itself
 * (docs/decisions/003).
 */
import { Fragment } from 'react'

export const HelmetProvider = Fragment

/** vite-react-ssg's own `Head` is not to be used: a page that did would fail to build. */
export const Helmet = undefined
