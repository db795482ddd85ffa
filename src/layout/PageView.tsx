import { Outlet } from 'react-router-dom'
import { PageHead } from './PageHead'
import { usePage } from './usePage'
import { WrittenIn } from './WrittenIn'

/** One page: its head, and its content. */
export function PageView() {
  const shown = usePage()
  return (
    <>
      {shown && <PageHead {...shown} />}
      {shown?.content ?? <Outlet />}
      {__SHOWS_SOURCES__ && shown && <WrittenIn path={shown.page.path} />}
    </>
  )
}
