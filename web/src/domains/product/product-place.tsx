import type { Product } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { linkTo } from '#ui/link-to.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** What the page is called, and the way to it. A phone has its own way back. */
export function ProductPlace({
  product: { id, title, description, categories, pictures },
}: {
  product: Product
}) {
  const { shell, ui } = useMessages()
  const words = (text: Product['title']) => inLanguage(text, ui.language)
  const above = categories.map(({ slug, name }) => ({
    label: words(name),
    href: `/products/?category=${slug}`,
  }))
  return (
    <>
      <PageHead
        title={words(title)}
        description={words(description)}
        canonical={`/products/${id}`}
        picture={pictures[0]}
        type="product"
      />
      <div className="max-md:hidden">
        <Breadcrumb
          parents={[{ label: shell.home, href: '/' }, ...above]}
          current={words(title)}
          renderLink={linkTo}
        />
      </div>
    </>
  )
}
