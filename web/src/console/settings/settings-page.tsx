import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#messages/use-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import type { PlaceProps } from '../console-place.tsx'
import { NoPlace } from '../frame/no-place.tsx'
import { PlaceHead } from '../parts/place-head.tsx'
import { PlacePage } from '../parts/place-page.tsx'
import { TableSkeleton } from '../parts/table-skeleton.tsx'
import { CspPanel } from './csp-panel.tsx'
import { DeskForm } from './desk-form.tsx'
import { FactorPanel } from './factor-panel.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import { settingsQueries } from './settings.queries.ts'

const ShopPage = lazy(() => import('./shop/shop-page.tsx'))

export default function SettingsPage({ rest }: PlaceProps) {
  if (rest === 'shop') return <ShopPage />
  return rest === '' ? <DeskSettings /> : <NoPlace />
}

/** Holidays, promised times, one's own second factor, and what browsers blocked. */
function DeskSettings() {
  const { frame, settings } = useArea('staff')
  const session = useSession()
  const { data, isError, isFetching, refetch } = useQuery({
    ...settingsQueries.desk(useCall()),
    refetchOnWindowFocus: false,
  })
  const isAdmin = session.status === 'signed-in' && session.user.roles.includes('admin')
  return (
    <PlacePage>
      <PlaceHead title={frame.places.settings} note={isAdmin ? undefined : settings.onlyAdmin} />
      <SettingsTabs here="desk" />
      {data ? (
        <DeskForm seen={data} isAdmin={isAdmin} />
      ) : isError ? (
        <ErrorState
          picture={plug}
          headingLevel={2}
          heading={settings.loadFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {frame.nothingLost}
        </ErrorState>
      ) : (
        <TableSkeleton />
      )}
      <FactorPanel />
      {isAdmin && <CspPanel />}
    </PlacePage>
  )
}
