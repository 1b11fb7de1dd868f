import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'

/** Opens the device's share sheet; where there is none, copies the link to the clipboard. */
export function useShare(title: string) {
  const texts = useArea('product')
  const { publicUrl } = usePublicConfig()
  return async () => {
    const url = (publicUrl || location.origin) + location.pathname + location.search
    if ('share' in navigator) {
      // The promise is rejected when the sheet is closed without sharing, which is no failure.
      return navigator.share({ title, url }).catch(() => {})
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url)
      await showToast('success', texts.copied)
    } catch {
      await showToast('error', texts.notCopied)
    }
  }
}
