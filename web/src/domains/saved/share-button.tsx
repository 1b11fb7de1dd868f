import Share from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { sharedHref } from './shared-ids.ts'

/** A link that shows these things to anybody, and says nothing of whose they are. */
export function ShareButton({ ids }: { ids: readonly string[] }) {
  const texts = useArea('wishlist')
  const [uncopied, setUncopied] = useState<string>()

  async function share() {
    const url = sharedHref(location.origin, ids)
    const isPhone = matchMedia('(pointer: coarse)').matches
    try {
      if (isPhone && navigator.share) await navigator.share({ title: texts.shareTitle, url })
      else {
        await navigator.clipboard.writeText(url)
        await showToast('success', texts.copied)
      }
    } catch (failure) {
      // Closed without sharing: that was the answer. Refused: the link can still be copied by hand.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setUncopied(url)
    }
  }

  return (
    <>
      <Button variant="secondary" icon={<Share />} onClick={() => void share()}>
        {texts.share}
      </Button>
      <Dialog isOpen={uncopied !== undefined} onClose={() => setUncopied(undefined)} title={texts.copyThis}>
        <TextInput
          readOnly
          aria-label={texts.copyThis}
          value={uncopied ?? ''}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  )
}
