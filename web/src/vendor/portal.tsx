import plug from 'picture:state-plug'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { useSession } from '#domains/account/session.tsx'
import { SecondFactorGate } from '#office/account/second-factor-gate.tsx'
import { useOnFailure } from '#office/use-on-failure.ts'
import { PageSkeleton } from '#office/parts/page-layout.tsx'
import { RenderListingContext, type RenderListing } from '#office/preview/listing-preview.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { readLastShop, rememberShop } from './frame/last-shop.ts'
import { LoadingPage, LostShop, NoShop, PageNotFound } from './frame/outside-pages.tsx'
import { PortalFrame } from './frame/portal-frame.tsx'
import { isMembershipKey, isNotMine, isSuspended, useMyShops, useShop } from './members/members.queries.ts'
import { findPage, isPersonalPage } from './portal-pages.tsx'

interface PortalProps {
  path: string
  /** What the preview of a listing shows. */
  renderListing: RenderListing
}

/**
 * The portal of a shop, for those who belong to it, and who have shown their second factor if they have one. The address
 * names the shop and the page.
 */
export function Portal({ path, renderListing }: PortalProps) {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const [shopId, ...rest] = path.split('/').filter(Boolean)
  const { user } = session
  return (
    <SecondFactorGate>
      <RenderListingContext value={renderListing}>
        {shopId === undefined || isPersonalPage(shopId) ? (
          <PortalStart user={user} pagePath={shopId} />
        ) : (
          <ShopPortal key={shopId} shopId={shopId} pagePath={rest.join('/')} user={user} />
        )}
      </RenderListingContext>
    </SecondFactorGate>
  )
}

interface PortalStartProps {
  user: User
  /** A page about the reader, which is shown beside the menu of the shop. */
  pagePath: string | undefined
}

/** Opens the shop that was open last, or the first one; who belongs to none is told so. */
function PortalStart({ user, pagePath }: PortalStartProps) {
  const query = useMyShops()
  const { data: shops } = query
  if (!shops) return query.isError ? <ShopsFailed query={query} /> : <LoadingPage />
  const shop = shops.find((one) => one.shopId === readLastShop()) ?? shops[0]
  if (!shop) return <NoShop email={user.email} />
  if (pagePath) return <ShopPortal key={shop.shopId} shopId={shop.shopId} {...{ pagePath, user }} />
  return <Navigate to="/vendor/$" params={{ _splat: shop.shopId }} replace />
}

interface ShopPortalProps {
  shopId: string
  /** The part of the address that names the page, and what is open in it. */
  pagePath: string
  user: User
}

function ShopPortal({ shopId, pagePath, user }: ShopPortalProps) {
  const { frame } = useArea('vendor')
  const queryClient = useQueryClient()
  const shops = useMyShops()
  const query = useShop(shopId)
  const { data: shop, refetch } = query
  // Whoever opens another page learns there, too, what they still are; the first page has asked already.
  useEffect(() => void refetch({ cancelRefetch: false }), [pagePath, refetch])
  // A member can be removed, or get another role, at any time. The refusal of whatever they press next is then followed
  // by the question what they still are in this shop, and so is that of a shop that was suspended.
  useOnFailure((error, queryKey) => {
    if (!(isNotMine(error) || isSuspended(error)) || (queryKey && isMembershipKey(queryKey))) return
    // Only these: what was refused would be refused again, and this would begin anew.
    void queryClient.invalidateQueries({ predicate: (one) => isMembershipKey(one.queryKey) })
  })
  const isLost = isNotMine(query.error)
  useEffect(() => {
    if (shop && !isLost) rememberShop(shopId)
  }, [shop, isLost, shopId])

  const known = shop ?? shops.data?.find((one) => one.shopId === shopId)
  if (isLost) return <LostShop shop={known} others={shops.data?.filter((one) => one.shopId !== shopId)} />
  if (!known) return query.isError ? <ShopsFailed query={query} /> : <LoadingPage />
  const page = findPage(pagePath, known.rights)
  return (
    <PortalFrame
      user={user}
      shop={known}
      shops={shops.data ?? [known]}
      pageName={page?.name}
      loadedAt={query.dataUpdatedAt}
    >
      {!page ? (
        <PageNotFound shopId={shopId} />
      ) : shop ? (
        <page.Page shop={shop} rest={page.rest} />
      ) : query.isError ? (
        <>
          <HeadTags title={frame.loadFailed} description={undefined} path={undefined} isHidden />
          <ErrorState picture={plug} heading={frame.loadFailed} query={query} />
        </>
      ) : (
        <PageSkeleton />
      )}
    </PortalFrame>
  )
}

/** Shown when it could not be read which shops the person belongs to. */
function ShopsFailed({ query }: { query: { refetch(): unknown; isFetching: boolean } }) {
  const { frame } = useArea('vendor')
  return (
    <main>
      <HeadTags title={frame.loadFailed} description={undefined} path={undefined} isHidden />
      <ErrorState picture={plug} heading={frame.loadFailed} query={query} />
    </main>
  )
}
