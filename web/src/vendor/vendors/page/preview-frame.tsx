import { Suspense } from 'react'
import type { ShopPage } from '@haat/contract/domains/vendors.page.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { InLanguage } from '#office/preview/in-language.tsx'
import { blockLinks, ScreenFrame, screens, type Screen } from '#office/preview/screen-frame.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { usePreview } from '../shop.queries.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const VendorContent = lazyPart(async () => ({
  default: (await import('#domains/vendors/vendor-content.tsx')).VendorContent,
}))

export interface PreviewProps {
  shopId: string
  /** With what is typed now. */
  page: ShopPage
}

interface PreviewFrameProps extends PreviewProps {
  language: Language
  screen: Screen
}

/** The shoppers' own page of the shop with what is being prepared, at the width of a screen. */
export function PreviewFrame({ shopId, page, language, screen }: PreviewFrameProps) {
  const { shopPage } = useArea('vendor')
  const query = usePreview(shopId)
  if (query.isError && !query.data) {
    return (
      <PartError onRetry={() => void query.refetch()} className="rounded-panel bg-cream p-5 text-cream-ink" />
    )
  }
  return (
    <ScreenFrame
      key={`${screen} ${language}`}
      title={shopPage.previewFrame}
      language={language}
      {...screens[screen]}
    >
      {/* React's events of the frame come here, whatever document they happen in. */}
      <main className="page-width py-4" onClickCapture={blockLinks}>
        <Suspense fallback={<LoadingMark />}>
          {query.data ? (
            <InLanguage language={language}>
              <VendorContent vendor={{ ...query.data, ...page }} />
            </InLanguage>
          ) : (
            <LoadingMark />
          )}
        </Suspense>
      </main>
    </ScreenFrame>
  )
}
