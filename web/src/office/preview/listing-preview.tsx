import { createContext, Suspense, use, type MouseEvent, type ReactNode } from 'react'
import type { ListingPreview } from '@haat/contract/domains/listings.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { InLanguage } from './in-language.tsx'
import { ScreenFrame, screens, type Screen } from './screen-frame.tsx'

/** Given by the route of an office, because an office stands below the pages of shoppers. */
export type RenderListing = (preview: ListingPreview) => ReactNode
export const RenderListingContext = createContext<RenderListing>(() => null)

interface ListingPreviewFrameProps {
  title: string
  preview: ListingPreview
  language: Language
  screen: Screen
}

/** The shoppers' own page of a product or a service, as it will be, at the width of a screen. It is only to be looked at. */
export function ListingPreviewFrame({ title, preview, language, screen }: ListingPreviewFrameProps) {
  const renderListing = use(RenderListingContext)
  return (
    <ScreenFrame key={`${screen} ${language}`} title={title} language={language} {...screens[screen]}>
      {/* React's events of the frame come here, whatever document they happen in. */}
      <main className="page-width py-4" onClickCapture={blockPresses}>
        <Suspense fallback={<LoadingMark />}>
          <InLanguage language={language}>{renderListing(preview)}</InLanguage>
        </Suspense>
      </main>
    </ScreenFrame>
  )
}

/** Nothing of what is only prepared can be put into a cart or asked for. */
function blockPresses(event: MouseEvent) {
  if (!(event.target as Element).closest('a, button, input, label')) return
  event.preventDefault()
  event.stopPropagation()
}
