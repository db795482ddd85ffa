/**
 * Stands for react-helmet-async in the browser's bundle, where vite-react-ssg imports it: React 19 moves `<title>`, `<meta>` and `<link>`
 * to the head by itself, so 5 kB of JavaScript stay home (docs/decisions).
 */
import { Fragment } from 'react'

export const HelmetProvider = Fragment

/** vite-react-ssg's own `Head` is not to be used: a page that did would fail to build. */
export const Helmet = undefined
