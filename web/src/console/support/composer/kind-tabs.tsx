import Lock from 'lucide-react/icons/lock'
import Reply from 'lucide-react/icons/reply'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import type { MessageDraft } from './use-composer.ts'

interface KindTabsProps {
  ticket: DeskThread
  kind: MessageDraft['kind']
  onChoose(kind: MessageDraft['kind']): void
}

/** Chooses between a reply to the sender and a note; a ticket of the system itself has no sender. */
export function KindTabs({ ticket, kind: chosen, onChoose }: KindTabsProps) {
  const { desk } = useArea('staff')
  const reply = { kind: 'reply', label: ticket.isLive ? desk.replyChat : desk.reply, Icon: Reply } as const
  const note = { kind: 'note', label: desk.note, Icon: Lock } as const
  const tabs = ticket.proof === 'system' ? [note] : [reply, note]
  return (
    <div className="flex gap-1 p-2 pb-0">
      {tabs.map(({ kind, label, Icon }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={chosen === kind}
          onClick={() => onChoose(kind)}
          className={classNames(
            'flex min-h-9.5 items-center gap-2 rounded-badge px-3.5 text-small font-semibold',
            chosen === kind ? 'bg-sunken text-ink' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      ))}
    </div>
  )
}
