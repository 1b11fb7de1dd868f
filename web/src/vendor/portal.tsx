import plug from 'picture:state-plug'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { useSession } from '#domains/account/session.tsx'
import { useOnFailure } from '#office/use-on-failure.ts'
import { PageSkeleton } from '#office/parts/page-layout.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { readLastShop, rememberShop } from './frame/last-shop.ts'
import { LostShop, NoShop, PageNotFound } from './frame/outside-pages.tsx'
import { PortalFrame } from './frame/portal-frame.tsx'
import { isMembershipKey, isNotMine, useMyShops, useShop } from './members/members.queries.ts'
import { findPage } from './portal-pages.tsx'

/** The portal of a shop, for those who belong to it. The address names the shop and the page. */
export function Portal({ path }: { path: string }) {
  const session = useSession()
  const [shopId, ...rest] = path.split('/').filter(Boolean)
  if (session.status !== 'signed-in') return null
  const { user } = session
  if (shopId === undefined) return <PortalStart user={user} />
  return <ShopPortal key={shopId} shopId={shopId} pagePath={rest.join('/')} user={user} />
}

/** Opens the shop that was open last, or the first one; who belongs to none is told so. */
function PortalStart({ user }: { user: User }) {
  const query = useMyShops()
  const { data: shops } = query
  if (!shops) return query.isError ? <ShopsFailed query={query} /> : <Loading />
  const shop = shops.find((one) => one.shopId === readLastShop()) ?? shops[0]
  if (!shop) return <NoShop email={user.email} />
  return <Navigate to="/vendor/$" params={{ _splat: shop.shopId }} replace />
}

interface ShopPortalProps {
  shopId: string
  /** The part of the address that names the page. */
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
  // by the question what they still are in this shop.
  useOnFailure((error, queryKey) => {
    if (!isNotMine(error) || (queryKey && isMembershipKey(queryKey))) return
    // Only these: what was refused would be refused again, and this would begin anew.
    void queryClient.invalidateQueries({ predicate: (one) => isMembershipKey(one.queryKey) })
  })
  const isLost = isNotMine(query.error)
  useEffect(() => {
    if (shop && !isLost) rememberShop(shopId)
  }, [shop, isLost, shopId])

  const known = shop ?? shops.data?.find((one) => one.shopId === shopId)
  if (isLost) return <LostShop shop={known} others={shops.data?.filter((one) => one.shopId !== shopId)} />
  if (!known) return query.isError ? <ShopsFailed query={query} /> : <Loading />
  const page = findPage(pagePath)
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
        <page.Page shop={shop} />
      ) : query.isError ? (
        <ErrorState picture={plug} heading={frame.loadFailed} query={query} />
      ) : (
        <PageSkeleton />
      )}
    </PortalFrame>
  )
}

const Loading = () => (
  <div className="grid min-h-dvh place-items-center">
    <LoadingMark />
  </div>
)

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
