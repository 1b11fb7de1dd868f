import { useArea } from '#ui/messages/use-area.ts'

/** A suspended shop reads what it has, and changes it once it is open again. */
export function SuspendedNote() {
  const { shopPage } = useArea('vendor')
  return (
    <p role="status" className="rounded-panel border-l-4 border-marigold bg-cream p-5 text-cream-ink">
      {shopPage.suspended}
    </p>
  )
}
