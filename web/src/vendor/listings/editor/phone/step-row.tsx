import ChevronRight from 'lucide-react/icons/chevron-right'
import ListPlus from 'lucide-react/icons/list-plus'

/** A way to a step; with a text below its title it is the way to all that is left. */
export function StepRow({ title, text, onPress }: { title: string; text?: string; onPress(): void }) {
  return (
    <button type="button" onClick={onPress} className="flex w-full items-center gap-3 px-4 py-3.5 text-left">
      {text && <ListPlus aria-hidden className="size-6 shrink-0" />}
      <span className="grow">
        <span className="block font-semibold">{title}</span>
        {text && <span className="text-small text-muted">{text}</span>}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </button>
  )
}
