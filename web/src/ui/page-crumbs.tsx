import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { crumbsJsonLd } from './crumbs-json-ld.ts'
import { JsonLd } from './json-ld.tsx'
import { linkTo } from './link-to.tsx'

type PageCrumbsProps = {
  /** Between home and the page. */
  parents?: readonly { label: string; href: string }[]
  current: string
  path: string
}

/** The way back for a page that names itself, told to search engines too. */
export function PageCrumbs({ parents = [], current, path }: PageCrumbsProps) {
  const { shell } = useMessages()
  const { publicUrl } = usePublicConfig()
  const above = [{ label: shell.home, href: '/' }, ...parents]
  return (
    <>
      <Breadcrumb parents={above} current={current} renderLink={linkTo} />
      <JsonLd data={crumbsJsonLd([...above, { label: current, href: path }], publicUrl)} />
    </>
  )
}
