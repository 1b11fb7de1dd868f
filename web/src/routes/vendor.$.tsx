import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { validateToken } from '#domains/account/validate-token.ts'
import { guarded } from '#shell/guard-page.tsx'
import { openModal } from '#shell/modals/modal-store.ts'
import { JoinPage } from '#vendor/members/join-page.tsx'
import { Portal } from '#vendor/portal.tsx'

/** Not part of the portal's file: whoever reads about opening a shop has none yet. */
const ApplyPage = lazy(() => import('#vendor/applications/apply-page.tsx'))

const isJoining = (path: string | undefined) => path === 'join'
const isApplying = (path: string | undefined) => path?.split('/', 1)[0] === 'apply'

/** One route for the whole portal, which has its own routing, so that visitors load nothing of it. */
export const Route = createFileRoute('/vendor/$')({
  ...guarded,
  validateSearch: validateToken,
  // Who follows the link of an invitation may have no account yet, and what a shop costs is for everybody to read.
  beforeLoad: (arrival) =>
    isJoining(arrival.params._splat) || isApplying(arrival.params._splat)
      ? undefined
      : guarded.beforeLoad(arrival),
  staticData: { namesItself: true, isHidden: true, fillsScreen: true },
  component: VendorRoute,
})

function VendorRoute() {
  const path = Route.useParams()._splat ?? ''
  const { token } = Route.useSearch()
  if (isApplying(path)) {
    return <ApplyPage onSignIn={() => openModal('login', { reason: 'page', next: '/vendor/apply' })} />
  }
  if (!isJoining(path)) return <Portal path={path} />
  return (
    <JoinPage token={token} onSignIn={() => openModal('login')} onRegister={() => openModal('register')} />
  )
}
