import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { useCall } from '#api/use-router-context.ts'
import { Segments } from '#office/parts/segments.tsx'
import { ListingPreviewFrame } from '#office/preview/listing-preview.tsx'
import type { Screen } from '#office/preview/screen-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { reviewQueries } from '../listings.queries.ts'

/** From this width on the preview stands beside what differs. */
const wideScreen = 1280

/** The shoppers' own page with this version; where there is little room it is shown on demand. */
export function PreviewPanel({ review }: { review: Review }) {
  const { preview: texts } = useArea('staff').listings
  const [isShown, setIsShown] = useState(() => globalThis.innerWidth >= wideScreen)
  return (
    <Panel
      title={texts.title}
      action={
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
      }
    >
      {isShown && <ShownPreview id={review.id} />}
    </Panel>
  )
}

function ShownPreview({ id }: { id: string }) {
  const { preview: texts } = useArea('staff').listings
  const { ui } = useMessages()
  const [language, setLanguage] = useState<Language>(ui.language)
  const [screen, setScreen] = useState<Screen>('phone')
  const query = useQuery(reviewQueries.preview(useCall(), id))
  if (query.isError && !query.data)
    return (
      <PartError onRetry={() => void query.refetch()} className="rounded-panel bg-cream p-5 text-cream-ink" />
    )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <div role="group" aria-label={texts.language} className="grow">
          <Segments names={texts.languages} chosen={language} onChoose={setLanguage} />
        </div>
        <div role="group" aria-label={texts.screen} className="grow">
          <Segments names={texts.screens} chosen={screen} onChoose={setScreen} />
        </div>
      </div>
      {query.data ? (
        <ListingPreviewFrame title={texts.frame} preview={query.data} language={language} screen={screen} />
      ) : (
        <LoadingMark />
      )}
    </div>
  )
}
