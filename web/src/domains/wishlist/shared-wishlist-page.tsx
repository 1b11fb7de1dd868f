import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import gift from 'picture:state-gift'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { useProductParts } from './product-parts.ts'
import { wishlistQueries } from './wishlist.queries.ts'

const firstRow = 4

/** The products of a shared link, without a word about who shared it. */
export function SharedWishlistPage({ ids }: { ids: string[] }) {
  const texts = useArea('wishlist')
  return (
    <div className="page-width min-h-[85dvh] pt-6 pb-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-h1">{texts.sharedTitle}</h1>
          <p className="mt-1 max-w-(--container-text) text-muted">{texts.sharedText}</p>
        </div>
        <Link to="/wishlist" className={buttonClass({ variant: 'secondary' })}>
          {texts.yourList}
        </Link>
      </div>
      <SharedThings ids={ids} />
    </div>
  )
}

function SharedThings({ ids }: { ids: string[] }) {
  const { Card, Grid, GridSkeleton } = useProductParts()
  const texts = useArea('wishlist')
  const query = useQuery(wishlistQueries.ofVisitor(useCall(), ids))
  const { data } = query
  if (query.isError) {
    return <ErrorState picture={gift} headingLevel={2} heading={texts.failed} query={query} retriesItself />
  }
  if (!data) return <GridSkeleton count={ids.length} />
  if (data.length === 0) {
    return (
      <EmptyState
        picture={gift}
        tone="cream"
        headingLevel={2}
        heading={texts.sharedEmpty}
        actions={<ButtonLink to="/products/">{texts.walk}</ButtonLink>}
      >
        {texts.sharedEmptyText}
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="sr-only">{texts.things}</h2>
      <Grid>
        {data.map(({ product }, at) => (
          <li key={product.id}>
            <Card product={product} isPriority={at < firstRow} />
          </li>
        ))}
      </Grid>
    </>
  )
}
