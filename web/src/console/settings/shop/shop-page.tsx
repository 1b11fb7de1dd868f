import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Particulars } from '@haat/contract/domains/content.site.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#messages/use-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PlaceHead } from '../../parts/place-head.tsx'
import { PlacePage } from '../../parts/place-page.tsx'
import { TableSkeleton } from '../../parts/table-skeleton.tsx'
import { SettingsTabs } from '../settings-tabs.tsx'
import { OpeningPanel } from './opening-panel.tsx'
import { ParticularsForm } from './particulars-form.tsx'
import { shopQueries } from './shop.queries.ts'
import { VersionsPanel } from './versions-panel.tsx'

/** Who runs the shop, whether it is open, and what it still lacks. */
export default function ShopPage() {
  const { frame, settings, shop: texts } = useArea('staff')
  const session = useSession()
  const { data, isError, isFetching, refetch } = useQuery({
    ...shopQueries.now(useCall()),
    refetchOnWindowFocus: false,
  })
  const [isDirty, setIsDirty] = useState(false)
  /** An earlier version that was asked for; each time the form begins anew with it. */
  const [taken, setTaken] = useState<{ particulars: Particulars; at: number }>()
  const isAdmin = session.status === 'signed-in' && session.user.roles.includes('admin')
  return (
    <PlacePage>
      <PlaceHead title={texts.title} note={isAdmin ? texts.lead : settings.onlyAdmin} />
      <SettingsTabs here="shop" />
      {data ? (
        <>
          <OpeningPanel shop={data} isAdmin={isAdmin} isDirty={isDirty} />
          <ParticularsForm
            key={taken?.at ?? 0}
            seen={data}
            {...(taken && { first: taken.particulars })}
            isAdmin={isAdmin}
            onDirty={setIsDirty}
          />
          <VersionsPanel
            shown={data.version}
            isAdmin={isAdmin}
            onTake={(particulars) => setTaken((before) => ({ particulars, at: (before?.at ?? 0) + 1 }))}
          />
        </>
      ) : isError ? (
        <ErrorState
          picture={plug}
          headingLevel={2}
          heading={texts.loadFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {frame.nothingLost}
        </ErrorState>
      ) : (
        <TableSkeleton />
      )}
    </PlacePage>
  )
}
