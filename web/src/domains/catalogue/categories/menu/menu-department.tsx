import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Category } from '@haat/contract/domains/catalogue.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { catalogueQueries } from '../../catalogue.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'
import { CategoryLink } from '../category-link.tsx'

type MenuDepartmentProps = { department: Category; onGo: () => void }

/** The categories of one department, and its four newest products. */
export function MenuDepartment({ department, onGo }: MenuDepartmentProps) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  const { slug, name, count, children } = department
  return (
    <div className="p-5 max-md:hidden md:px-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="flex flex-wrap items-baseline gap-x-2.5 text-title">
          <BilingualText text={name} />
          <OtherLanguageText text={name} className="text-body font-normal text-muted" />
        </h3>
        <CategoryLink
          kind="goods"
          slug={slug}
          onClick={onGo}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold whitespace-nowrap text-crimson hover:underline"
        >
          {texts.all(formatCount(count, ui.language))} <ArrowRight aria-hidden className="size-[18px]" />
        </CategoryLink>
      </div>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {children.map((child) => (
          <li key={child.slug} className="border-b border-line">
            <CategoryLink
              kind="goods"
              slug={child.slug}
              onClick={onGo}
              className="flex min-h-11 items-center justify-between gap-3 text-label hover:text-crimson"
            >
              <BilingualText text={child.name} />
              <span className="text-small font-normal text-muted">
                {formatCount(child.count, ui.language)}
              </span>
            </CategoryLink>
          </li>
        ))}
      </ul>
      <NewThings slug={slug} onGo={onGo} />
    </div>
  )
}

const newestCount = 4

function NewThings({ slug, onGo }: { slug: string; onGo: () => void }) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  const query = { category: slug, sortField: 'createdAt' as const, pageSize: String(newestCount) }
  const { data, isError } = useQuery(catalogueQueries.list(useCall(), query))
  if (isError || data?.items.length === 0) return null
  return (
    <>
      <h4 className="mt-5 mb-2 text-small font-semibold text-muted">{texts.newHere}</h4>
      <ul className="grid grid-cols-4 gap-3.5">
        {data
          ? data.items.map((product) => (
              <li key={product.id}>
                <Link
                  to="/products/$productId"
                  params={{ productId: product.id }}
                  onClick={onGo}
                  className="block rounded-picture hover:text-crimson"
                >
                  <Picture
                    picture={product.picture}
                    sizes="120px"
                    isDecorative
                    className="aspect-square rounded-picture"
                  />
                  <span className="mt-1.5 line-clamp-2 min-h-[2lh] text-small leading-tight">
                    <BilingualText text={product.title} />
                  </span>
                  <span className="block text-label font-extrabold">
                    {formatRupees(product.pricePaisa, ui.language)}
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: newestCount }, (_, at) => (
              <li key={at} className="pb-16">
                <PictureSkeleton tone="blush" />
              </li>
            ))}
      </ul>
    </>
  )
}
