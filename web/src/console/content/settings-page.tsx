import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { CspPanel } from '#console/csp/csp-panel.tsx'
import { PageNotFound } from '#console/staff/frame/page-not-found.tsx'
import { PageHead } from '#office/parts/page-layout.tsx'
import { PageLayout } from '#office/parts/page-layout.tsx'
import { SecondFactorPanel } from '#office/account/second-factor-panel.tsx'
import { BillSettingsForm } from './settings/bill-settings-form.tsx'
import { DeskSettingsForm } from './settings/desk-settings-form.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import { settingsQueries } from './settings/settings.queries.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const ShopPage = lazyPart(() => import('./shop-page.tsx'))

export default function SettingsPage({ rest }: { rest: string }) {
  if (rest === 'shop') return <ShopPage />
  return rest === '' ? <DeskSettings /> : <PageNotFound />
}

/** The first tab: holidays and answer times of the desk, the limit of abbreviated bills, the reader's second factor, and CSP reports. */
function DeskSettings() {
  const { frame, settings } = useArea('staff')
  const session = useSession()
  const query = useQuery({
    ...settingsQueries.desk(useCall()),
    refetchOnWindowFocus: false,
  })
  const { data } = query
  const isAdmin = session.status === 'signed-in' && session.user.roles.includes('admin')
  return (
    <PageLayout>
      <PageHead title={frame.places.settings} note={isAdmin ? undefined : settings.onlyAdmin} />
      <SettingsTabs current="desk" />
      {data ? (
        <DeskSettingsForm saved={data} isAdmin={isAdmin} />
      ) : query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={settings.loadFailed} query={query}>
          {frame.nothingLost}
        </ErrorState>
      ) : (
        <TableSkeleton />
      )}
      <BillSettingsForm isAdmin={isAdmin} />
      <SecondFactorPanel />
      {isAdmin && <CspPanel />}
    </PageLayout>
  )
}
