import { Link } from '@tanstack/react-router'
import type { Service } from '@haat/contract/domains/services.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Breadcrumb } from '#ui/page/breadcrumb.tsx'
import type { LinkRenderer } from '#ui/link/link-renderer.tsx'

const home = '/'
const all = ''

/** The `href` of a crumb is the slug of its category, except for the first two. */
const crumbLink: LinkRenderer = ({ href, ...props }) =>
  href === home ? (
    <Link to="/" {...props} />
  ) : (
    <Link to="/services/" search={{ category: href || undefined }} {...props} />
  )

export function ServiceCrumbs({ service }: { service: Service }) {
  const { shell, ui } = useMessages()
  const services = useArea('services')
  const categories = service.categories.map(({ slug, name }) => ({
    href: slug,
    label: inLanguage(name, ui.language),
  }))
  return (
    <div className="max-md:hidden">
      <Breadcrumb
        parents={[{ href: home, label: shell.home }, { href: all, label: services.title }, ...categories]}
        current={inLanguage(service.title, ui.language)}
        renderLink={crumbLink}
      />
    </div>
  )
}
