import Share from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { sharedHref } from '../shared-wishlist.ts'

/** Shares a link that shows these products to anybody, without saying whose they are. */
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
      // A dialog that was closed without sharing needs no answer. When sharing was refused the link can be
      // copied by hand.
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
