import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { useCall } from '#api/use-router-context.ts'
import { PlaceSkeleton } from '../frame/place-skeleton.tsx'
import { shopQueries } from './shop/shop.queries.ts'

interface ShopFirstProps {
  user: User
  path: string
  children: ReactNode
}

/** An admin who enters the console of a shop that has never been open sees first what it lacks. */
export function ShopFirst({ user, path, children }: ShopFirstProps) {
  const isAsked = path.split('/').filter(Boolean).length === 0 && user.roles.includes('admin')
  const { data, isPending } = useQuery({ ...shopQueries.now(useCall()), enabled: isAsked })
  if (!isAsked) return children
  if (isPending) return <PlaceSkeleton />
  if (data?.opening.version !== 0) return children
  return <Navigate to="/staff/$" params={{ _splat: 'settings/shop' }} replace />
}
