import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { importQueries, isImportOpen } from '../imports.queries.ts'
import { FileStep } from '../steps/file-step.tsx'
import { ImportDrawer } from './import-drawer.tsx'
import { OneImport } from './one-import.tsx'
import { PastImports } from './past-imports.tsx'

interface ImportScreenProps {
  shop: Shop
  /** As the address names it: an id, `new` or `past`. */
  shown: string
  onShow(next: string, replace?: boolean): void
  onClose(): void
}

/** An import from its file to its end, or those of the last days. */
export function ImportScreen({ shop, shown, onShow, onClose }: ImportScreenProps) {
  const { imports } = useArea('vendor')
  const { shopId } = shop
  const { data } = useQuery(importQueries.list(useCall(), shopId))
  const open = data?.find(isImportOpen)
  // A shop has one import at a time: who wants to begin another one is led to it.
  const goesOnId = shown === 'new' ? open?.id : undefined
  useEffect(() => {
    if (goesOnId) onShow(goesOnId, true)
  }, [goesOnId, onShow])
  return (
    <ImportDrawer title={shown === 'past' ? imports.past.title : imports.title} onClose={onClose}>
      {shown === 'past' ? (
        <PastImports shopId={shopId} onShow={onShow} />
      ) : shown === 'new' ? (
        <FileStep shop={shop} onShow={onShow} />
      ) : (
        <OneImport key={shown} {...{ shop, onShow, onClose }} importId={shown} />
      )}
    </ImportDrawer>
  )
}
