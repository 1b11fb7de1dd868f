import { useArea } from '#ui/messages/use-area.ts'
import { isOffline } from '#ui/state/use-is-offline.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../../members/failure-text.ts'
import { useListing, type Refusal } from '../form/listing-form.ts'

/** Sends, keeps and drops the draft, and says what became of it. */
export function useSending(onGo: (field: string) => void) {
  const { listingEditor: editor, failures } = useArea('vendor')
  const form = useListing()

  function tell(refusal: Refusal | undefined, done: string) {
    if (!refusal) return void showToast('success', done)
    if (refusal.field !== undefined) return onGo(refusal.field)
    const isUnsaved = refusal.failure instanceof TypeError
    const text = isUnsaved ? editor.notSavedYet : failureText(refusal.failure, failures)
    if (text) void showToast('error', text)
  }
  return {
    /** With something missing it leads there instead. */
    async submit() {
      form.showMissing()
      const [first] = form.missing
      if (first) return onGo(first.field)
      if (form.listing?.live && !form.hasChanges) return void showToast('success', editor.nothingNew)
      tell(await form.submit(), editor.submitted)
    },
    async keep() {
      await form.flush()
      if (isOffline()) return void showToast('warning', editor.keptHint)
      void showToast('success', editor.keptAsDraft)
    },
    async discard() {
      tell(await form.discard(), editor.discarded)
    },
  }
}
