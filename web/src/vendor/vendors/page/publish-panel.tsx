import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { checks, openField } from './checklist.ts'
import { usePageForm } from './use-page-draft.ts'

interface PublishPanelProps {
  onPublish(): void
  onDiscard(): void
  /** Leads to a field of the editor. */
  onGo(field: string): void
}

/** What the page has and lacks, and the buttons that show shoppers what was prepared. */
export function PublishPanel({ onPublish, onDiscard, onGo }: PublishPanelProps) {
  const { ui } = useMessages()
  const { shopPage } = useArea('vendor')
  const { page, isChanged, canChange, isEnding } = usePageForm()
  const lines = checks.map((check) => ({ check, field: openField(page, check) }))
  const done = lines.filter(({ field }) => field === undefined).length
  const count = (figure: number) => formatCount(figure, ui.language)
  return (
    <Panel hasWeave>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-title">{shopPage.checklist}</h2>
        <p className="text-small font-semibold">{shopPage.doneOf(count(done), count(lines.length))}</p>
      </div>
      <progress
        value={done}
        max={lines.length}
        aria-label={shopPage.checklist}
        className="mt-2 h-1.5 w-full"
      />
      <ul className="mt-3 grid gap-1 text-small">
        {lines.map(({ check, field }) => (
          <li key={check} className="flex min-h-9 items-center gap-2.5">
            {field === undefined ? (
              <CircleCheck aria-hidden className="size-5 shrink-0 text-pine" />
            ) : (
              <CircleAlert aria-hidden className="size-5 shrink-0 text-crimson" />
            )}
            <span className="grow">
              {shopPage.checks[check]}
              <span className="sr-only">: {field === undefined ? shopPage.isDone : shopPage.isOpen}</span>
            </span>
            {field !== undefined && canChange && (
              <button
                type="button"
                aria-label={shopPage.goTo(shopPage.checks[check])}
                onClick={() => onGo(field)}
                className="min-h-11 shrink-0 font-semibold text-crimson hover:underline"
              >
                {shopPage.go}
              </button>
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <div className="mt-4 grid gap-2 max-lg:hidden">
          <Button
            isWide
            disabled={!isChanged}
            isBusy={isEnding}
            busyLabel={shopPage.publishing}
            onClick={onPublish}
          >
            {shopPage.publish}
          </Button>
        </div>
      )}
      <p className="mt-3 text-small text-muted">{isChanged ? shopPage.publishNote : shopPage.nothingNew}</p>
      {canChange && isChanged && (
        <Button variant="quiet" isWide className="mt-1" onClick={onDiscard}>
          {shopPage.discard}
        </Button>
      )}
    </Panel>
  )
}
