import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Breadcrumb } from '#ui/page/breadcrumb.tsx'
import { renderRouterLink } from '#ui/link/link-to.tsx'
import { PageHead } from '#ui/page/page-head.tsx'

/** The title of the page and its breadcrumb. A phone has a link back on the picture instead. */
export function ProductCrumbs({
  product: { id, title, description, categories, pictures },
}: {
  product: Product
}) {
  const { shell, ui } = useMessages()
  const inPageLanguage = (text: Product['title']) => inLanguage(text, ui.language)
  const above = categories.map(({ slug, name }) => ({
    label: inPageLanguage(name),
    href: `/products/?category=${slug}`,
  }))
  return (
    <>
      <PageHead
        title={inPageLanguage(title)}
        description={inPageLanguage(description)}
        canonical={`/products/${id}`}
        picture={pictures[0]}
        type="product"
      />
      <div className="max-md:hidden">
        <Breadcrumb
          parents={[{ label: shell.home, href: '/' }, ...above]}
          current={inPageLanguage(title)}
          renderLink={renderRouterLink}
        />
      </div>
    </>
  )
}
