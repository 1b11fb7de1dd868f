import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import type { Import } from '@haat/contract/domains/imports.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface RunningNoticeProps {
  one: Import
  onOpen(): void
}

/** At the lower edge of the page while an import is open: how far it is, and the way to it. */
export function RunningNotice({ one, onOpen }: RunningNoticeProps) {
  const { imports } = useArea('vendor')
  const text = useRunningText(one)
  return (
    <section
      aria-label={imports.running.label}
      className="on-colour sticky bottom-17 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-night px-5 py-3 text-on-night shadow-3 md:bottom-5"
    >
      <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-marigold max-md:hidden" />
      <p className="min-w-0 grow basis-56 font-semibold wrap-anywhere">{text}</p>
      <Button variant="marigold" onClick={onOpen}>
        {imports.running.open}
      </Button>
    </section>
  )
}

function useRunningText({ state, fileName, rows, listings }: Import): string {
  const { running } = useArea('vendor').imports
  const { ui } = useMessages()
  const figure = (count: number) => formatCount(count, ui.language)
  if (state === 'columns') return running.columns(fileName)
  if (state === 'checking') return running.checking(fileName, figure(rows.checked), figure(rows.total))
  if (state === 'writing') return running.writing(fileName, figure(listings.done), figure(listings.total))
  return state === 'undoing' ? running.undoing(fileName) : running.checked(fileName)
}
