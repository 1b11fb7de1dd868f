import X from 'lucide-react/icons/x'
import { useMessages } from '#messages/use-messages.ts'

/** Something chosen that one press takes away. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { ui } = useMessages()
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={ui.remove(label)}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-chip bg-blush px-3.5 text-small font-semibold whitespace-nowrap text-crimson-deep transition-[background-color,scale] duration-(--press) hover:inset-ring-[1.5px] hover:inset-ring-crimson-deep active:scale-98 md:min-h-10"
    >
      {label}
      <X className="size-4" />
    </button>
  )
}
