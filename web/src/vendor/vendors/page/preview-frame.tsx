import { lazy, Suspense, use } from 'react'
import type { ShopPage } from '@haat/contract/domains/vendors.page.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { blockLinks, ScreenFrame, screens, type Screen } from '#office/preview/screen-frame.tsx'
import { loadMessages } from '#ui/messages/load-messages.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { MessagesContext, useMessages } from '#ui/messages/use-messages.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { usePreview } from '../shop.queries.ts'

const VendorContent = lazy(async () => ({
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
            <InLanguage language={language} vendor={{ ...query.data, ...page }} />
          ) : (
            <LoadingMark />
          )}
        </Suspense>
      </main>
    </ScreenFrame>
  )
}

/** Suspends until the texts of the language are loaded. */
function InLanguage({ language, vendor }: { language: Language; vendor: Vendor }) {
  const own = useMessages()
  const messages = language === own.ui.language ? own : use(messagesOf(language))
  return (
    <MessagesContext value={messages}>
      <VendorContent vendor={vendor} />
    </MessagesContext>
  )
}

const loading = new Map<Language, ReturnType<typeof loadMessages>>()

/** The same promise each time, since a component suspends on it. */
function messagesOf(language: Language) {
  const known = loading.get(language) ?? loadMessages(language)
  loading.set(language, known)
  known.catch(() => loading.delete(language))
  return known
}
