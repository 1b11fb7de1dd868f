import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { useListing } from '../form/listing-form.ts'
import { listingQueries } from '../listing.queries.ts'
import { VersionLine } from './version-line.tsx'

/** What was sent before, how it was decided and by whom. */
export function HistoryDialog({ onClose }: { onClose(): void }) {
  const { listingEditor: editor } = useArea('vendor')
  const { shop, listing } = useListing()
  const query = useQuery({
    ...listingQueries.versions(useCall(), shop.shopId, listing?.id ?? ''),
    enabled: listing !== undefined,
  })
  const versions = listing ? query.data : []
  return (
    <Dialog isOpen onClose={onClose} title={editor.history}>
      {versions?.length === 0 && <p className="text-muted">{editor.noVersions}</p>}
      {!versions && (query.isError ? <PartError onRetry={() => void query.refetch()} /> : <LoadingMark />)}
      <ol className="divide-y divide-line">
        {versions?.map((version) => (
          <VersionLine key={version.id} version={version} />
        ))}
      </ol>
    </Dialog>
  )
}
