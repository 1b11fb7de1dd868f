import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'
import { checkLines, useLineText } from './checklist.ts'

/** "Ready to sell 8 of 9": what is there and what is missing, with a way to it. */
export function CheckList({ onGo }: { onGo(field: string): void }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, missing, canChange } = useListing()
  const textOf = useLineText(content.kind)
  const lines = checkLines(content.kind, missing)
  const done = lines.filter((one) => !one.missing).length
  const count = (figure: number) => formatCount(figure, ui.language)
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-title">{editor.ready}</h2>
        <p className="text-small font-semibold">{editor.doneOf(count(done), count(lines.length))}</p>
      </div>
      <progress value={done} max={lines.length} aria-label={editor.ready} className="mt-2 h-1.5 w-full" />
      <ul className="mt-2 grid text-small">
        {lines.map(({ line, missing: open }) => (
          <li key={line} className="flex min-h-8 items-center gap-2.5">
            {open ? (
              <CircleAlert aria-hidden className="size-5 shrink-0 text-crimson" />
            ) : (
              <CircleCheck aria-hidden className="size-5 shrink-0 text-pine" />
            )}
            <span className={`grow ${open ? 'font-semibold' : ''}`}>
              {textOf(line)}
              <span className="sr-only">: {open ? editor.isOpen : editor.isDone}</span>
            </span>
            {open && canChange && (
              <button
                type="button"
                aria-label={editor.goTo(textOf(line))}
                onClick={() => onGo(open.field)}
                className="min-h-11 shrink-0 font-semibold text-crimson hover:underline"
              >
                {editor.go}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
