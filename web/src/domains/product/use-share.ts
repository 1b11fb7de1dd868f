import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'

/** Through the device's own sheet; where there is none, the link goes to the clipboard. */
export function useShare(title: string) {
  const texts = useArea('product')
  const { publicUrl } = usePublicConfig()
  return async () => {
    const url = (publicUrl || location.origin) + location.pathname + location.search
    if ('share' in navigator) {
      // Closing the sheet without sharing is no failure.
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
