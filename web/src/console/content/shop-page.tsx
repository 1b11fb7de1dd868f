import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Particulars } from '@haat/contract/domains/content.site.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import { OpeningPanel } from './shop/opening-panel.tsx'
import { ParticularsForm } from './shop/particulars-form.tsx'
import { shopQueries } from './shop/shop.queries.ts'
import { VersionsPanel } from './shop/versions-panel.tsx'
import { PageHead } from '#office/parts/page-layout.tsx'
import { PageLayout } from '#office/parts/page-layout.tsx'

/** The company's particulars, whether the shop is open, and what it still lacks before it may open. */
export default function ShopPage() {
  const { frame, settings, shop: texts } = useArea('staff')
  const session = useSession()
  const query = useQuery({
    ...shopQueries.current(useCall()),
    refetchOnWindowFocus: false,
  })
  const { data } = query
  const [isDirty, setIsDirty] = useState(false)
  /** An earlier version that was copied into the form; `count` makes the form start again each time. */
  const [restored, setRestored] = useState<{ particulars: Particulars; count: number }>()
  const isAdmin = session.status === 'signed-in' && session.user.roles.includes('admin')
  return (
    <PageLayout>
      <PageHead title={texts.title} note={isAdmin ? texts.lead : settings.onlyAdmin} />
      <SettingsTabs current="shop" />
      {data ? (
        <>
          <OpeningPanel shop={data} isAdmin={isAdmin} isDirty={isDirty} />
          <ParticularsForm
            key={restored?.count ?? 0}
            saved={data}
            {...(restored && { initial: restored.particulars })}
            isAdmin={isAdmin}
            onDirty={setIsDirty}
          />
          <VersionsPanel
            currentVersion={data.version}
            isAdmin={isAdmin}
            onRestore={(particulars) =>
              setRestored((before) => ({ particulars, count: (before?.count ?? 0) + 1 }))
            }
          />
        </>
      ) : query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={texts.loadFailed} query={query}>
          {frame.nothingLost}
        </ErrorState>
      ) : (
        <TableSkeleton />
      )}
    </PageLayout>
  )
}
