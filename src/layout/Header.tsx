import { em, useSafeMantineTheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigation } from 'react-router-dom'
import { useMenu } from '@/hooks/useMenu'
import { headerAction, headerAfter, headerBefore, headerServices, type NavigationItem } from '@/site/navigation'
import { pages } from '@/site/pages'
import { BrandLink } from './BrandLink'
import classes from './Header.module.css'
import { NavigationLink } from './NavigationLink'

/** Loading time of a page, in milliseconds, after which it is announced. */
const announceDelay = 1000

interface HeaderProps {
  /** Path of the page shown. */
  path: string
  tint: string | undefined
  /** True while a page that failed is being reloaded. */
  isRecovering: boolean
}

/**
 * Sticky header. One list for every width: a full-screen popover below the breakpoint lg, a row of links from it on. Native popover and
 * disclosure: both work before hydration and without JavaScript.
 */
export function Header({ path, tint, isRecovering }: HeaderProps) {
  const isLoading = useNavigation().state === 'loading' || isRecovering
  const [isLate] = useDebouncedValue(isLoading, isLoading ? announceDelay : 0)
  const { breakpoints, other } = useSafeMantineTheme()
  const { menuRef, servicesRef, onBeforeToggle } = useMenu(em(breakpoints[other.mobileBreakpoint]))
  const link = (item: NavigationItem) => (
    <li key={item.page}>
      <NavigationLink className={classes.link} noteClass={classes.note} item={item} zone="nav" path={path} />
    </li>
  )
  const inServices = headerServices.some(({ page }) => pages[page].path === path)
  return (
    <header
      className={`container ${classes.header}`}
      data-tone="dark"
      data-page-tint={tint}
      data-loading={isLoading || undefined}
    >
      <p className="visually-hidden" role="status">
        {isLoading && isLate && 'La page demandée arrive.'}
      </p>
      <BrandLink id="nav-logo" />
      <button className={classes.burger} type="button" id="nav-menu" popoverTarget="menu" aria-label="Menu">
        <span />
      </button>
      <nav
        className={classes.menu}
        id="menu"
        popover=""
        ref={menuRef}
        onBeforeToggle={onBeforeToggle}
        aria-label="Navigation principale"
      >
        <ul className={classes.list}>
          {headerBefore.map(link)}
          <li>
            <details className={classes.services} ref={servicesRef}>
              <summary className={classes.link} data-current={inServices || undefined}>
                Services
              </summary>
              <ul className={classes.panel}>{headerServices.map(link)}</ul>
            </details>
          </li>
          {headerAfter.map(link)}
          <li>
            <NavigationLink className={classes.action} item={headerAction} zone="nav" path={path} />
          </li>
        </ul>
      </nav>
    </header>
  )
}
