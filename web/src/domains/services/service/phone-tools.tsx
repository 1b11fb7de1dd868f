import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Share2 from 'lucide-react/icons/share-2'
import type { MouseEvent } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { showToast } from '#ui/toast/show-toast.ts'

const toolClass = 'grid size-11 place-items-center rounded-control bg-surface shadow-1 [&>svg]:size-5.5'

/** On a phone the page has no header: the link back and the share button stand on the picture. */
export function PhoneTools({ title }: { title: Bilingual }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const { publicUrl } = usePublicConfig()
  const router = useRouter()
  const canGoBack = useCanGoBack()

  // Goes back in the history, which restores the scroll position; a visitor from outside goes to the list.
  function goBack(event: MouseEvent) {
    if (!canGoBack) return
    event.preventDefault()
    router.history.back()
  }

  async function share() {
    const url = (publicUrl || location.origin) + location.pathname
    // The promise is rejected when the sheet is closed without sharing, which is no failure.
    if ('share' in navigator) {
      return navigator.share({ title: inLanguage(title, ui.language), url }).catch(() => {})
    }
    await (navigator as Navigator).clipboard.writeText(url).then(
      () => showToast('success', services.copied),
      () => showToast('error', services.notCopied),
    )
  }

  return (
    <div className="absolute inset-x-2.5 top-2.5 flex justify-between md:hidden">
      <Link to="/services/" onClick={goBack} aria-label={services.back} className={toolClass}>
        <ArrowLeft aria-hidden />
      </Link>
      <IconButton label={services.share} onClick={() => void share()} className={toolClass}>
        <Share2 aria-hidden />
      </IconButton>
    </div>
  )
}
