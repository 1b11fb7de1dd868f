import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { fetchedDialog } from '#ui/modal/fetched-dialog.tsx'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { importQueries, isImportOpen } from './imports.queries.ts'
import { RunningNotice } from './list/running-notice.tsx'
import { useImportAddress } from './list/use-import-address.ts'

const ImportScreen = fetchedDialog(async () => (await import('./drawer/import-screen.tsx')).ImportScreen)

/** The import that the address names, over the list; otherwise the one that goes on in the background. */
export function ImportHost({ shop }: { shop: Shop }) {
  const { shown, show } = useImportAddress()
  const { data } = useQuery(importQueries.list(useCall(), shop.shopId))
  const open = data?.find(isImportOpen)
  if (shown !== undefined)
    return (
      <Suspense fallback={<LoadingBar />}>
        <ImportScreen shop={shop} shown={shown} onShow={show} onClose={() => show(undefined)} />
      </Suspense>
    )
  return open && <RunningNotice one={open} onOpen={() => show(open.id)} />
}
