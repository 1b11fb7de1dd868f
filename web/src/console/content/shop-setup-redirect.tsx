import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageSkeleton } from '#console/parts/page-layout.tsx'
import { shopQueries } from './shop/shop.queries.ts'

interface ShopSetupRedirectProps {
  user: User
  path: string
  children: ReactNode
}

/** As long as the shop was never open, an admin who enters the console first sees what it still lacks. */
export function ShopSetupRedirect({ user, path, children }: ShopSetupRedirectProps) {
  const isAdminAtStart = path.split('/').filter(Boolean).length === 0 && user.roles.includes('admin')
  const { data, isPending } = useQuery({ ...shopQueries.current(useCall()), enabled: isAdminAtStart })
  if (!isAdminAtStart) return children
  if (isPending) return <PageSkeleton />
  if (data?.opening.version !== 0) return children
  return <Navigate to="/staff/$" params={{ _splat: 'settings/shop' }} replace />
}
