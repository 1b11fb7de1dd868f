import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { crumbsJsonLd } from './crumbs-json-ld.ts'
import { JsonLd } from './json-ld.tsx'
import { renderRouterLink } from '../link/link-to.tsx'

type PageCrumbsProps = {
  /** The crumbs between the home page and this page. */
  parents?: readonly { label: string; href: string }[]
  current: string
  path: string
}

/** The breadcrumb of a page, also as structured data for search engines. */
export function PageCrumbs({ parents = [], current, path }: PageCrumbsProps) {
  const { shell } = useMessages()
  const { publicUrl } = usePublicConfig()
  const above = [{ label: shell.home, href: '/' }, ...parents]
  return (
    <>
      <Breadcrumb parents={above} current={current} renderLink={renderRouterLink} />
      <JsonLd data={crumbsJsonLd([...above, { label: current, href: path }], publicUrl)} />
    </>
  )
}
