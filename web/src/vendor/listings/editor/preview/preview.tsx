import { useQuery } from '@tanstack/react-query'
import type { Language } from '@haat/contract/shared/language.ts'
import { useCall } from '#api/use-router-context.ts'
import { ListingPreviewFrame } from '#office/preview/listing-preview.tsx'
import type { Screen } from '#office/preview/screen-frame.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { useListing } from '../form/listing-form.ts'
import { listingQueries } from '../listing.queries.ts'

/** The page as shoppers will see it, with what is saved of the draft. */
export function Preview({ language, screen }: { language: Language; screen: Screen }) {
  const { listingEditor: editor } = useArea('vendor')
  const { shop, listing, content } = useListing()
  const isPossible = listing !== undefined && content.pictures.length > 0
  const query = useQuery({
    ...listingQueries.preview(useCall(), shop.shopId, listing?.id ?? ''),
    enabled: isPossible,
  })
  if (!isPossible)
    return <p className="rounded-panel bg-sunken p-5 text-small text-muted">{editor.noPreview}</p>
  if (query.data)
    return (
      <ListingPreviewFrame
        title={editor.previewFrame}
        preview={query.data}
        language={language}
        screen={screen}
      />
    )
  return query.isError ? (
    <PartError onRetry={() => void query.refetch()} className="rounded-panel bg-cream p-5 text-cream-ink" />
  ) : (
    <LoadingMark />
  )
}
