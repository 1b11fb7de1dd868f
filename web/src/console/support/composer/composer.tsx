import { Link } from '@tanstack/react-router'
import Languages from 'lucide-react/icons/languages'
import Lock from 'lucide-react/icons/lock'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Paperclip from 'lucide-react/icons/paperclip'
import Reply from 'lucide-react/icons/reply'
import Send from 'lucide-react/icons/send'
import { useCallback, useId, useRef, type KeyboardEvent } from 'react'
import type { DeskThread, SavedReply } from '@haat/contract/domains/support.desk.ts'
import {
  ticketFileTypes,
  ticketTextMaxLength,
  typingNotifyMs,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { UploadRows } from '#ui/upload/upload-rows.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useCall } from '#api/use-router-context.ts'
import { isNoteOnly, type useComposer, type MessageDraft } from './use-composer.ts'
import { useSavedReplies } from './use-saved-replies.ts'

interface ComposerProps {
  ticket: DeskThread
  composer: ReturnType<typeof useComposer>
  onStatus(status: 'open' | 'solved'): void
}

/** Writes a reply to the sender of a ticket, or a note that only staff read. */
export function Composer({ ticket, composer, onStatus }: ComposerProps) {
  const { desk } = useArea('staff')
  const listId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { draft, field, edit, send, isSending, files } = composer
  const saved = useSavedReplies({ ticket, field, text: draft.words, onChange: (words) => edit({ words }) })
  const notifyTyping = useNotifyTyping(ticket.number)
  const isNote = draft.kind === 'note'
  const isSolved = ticket.status === 'solved'
  const option = saved.isOpen && saved.replies[saved.chosen]

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (saved.handleKey(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape') event.currentTarget.blur()
  }

  return (
    <div className="relative mx-4 mb-4 md:mx-6">
      {saved.isOpen && (
        <SavedReplyList
          id={listId}
          replies={saved.replies}
          chosen={saved.chosen}
          preview={saved.preview}
          onChoose={saved.choose}
        />
      )}
      <div
        className={classNames(
          'rounded-control shadow-2 focus-within:outline-2 focus-within:outline-focus',
          isNote ? 'bg-cream' : 'bg-surface',
        )}
      >
        <KindTabs ticket={ticket} kind={draft.kind} onChoose={composer.startWriting} />
        <textarea
          ref={field}
          rows={2}
          value={draft.words}
          maxLength={ticketTextMaxLength}
          aria-label={isNote ? desk.noteLabel : desk.replyLabel}
          placeholder={isNote ? desk.noteHint : desk.replyHint}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={saved.isOpen ? listId : undefined}
          aria-activedescendant={option ? optionId(listId, option) : undefined}
          onChange={(event) => {
            edit({ words: event.target.value })
            if (!isNote && ticket.isLive) notifyTyping()
          }}
          onSelect={saved.detectCommand}
          onBlur={saved.close}
          onKeyDown={handleKey}
          className="block field-sizing-content max-h-60 min-h-16 w-full resize-none bg-transparent px-4.5 py-2 outline-none focus-visible:shadow-none"
        />
        <div className="px-4 pb-2 empty:hidden">
          <UploadRows
            files={draft.files}
            uploads={files.uploads}
            removeLabel={desk.removeFile}
            onRemove={({ id }) => edit({ files: draft.files.filter((file) => file.id !== id) })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-1 border-t border-line p-2">
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={ticketFileTypes.join(',')}
            onChange={({ currentTarget }) => {
              files.add(currentTarget.files ?? [])
              currentTarget.value = ''
            }}
          />
          <IconButton label={desk.attach} title={desk.attach} onClick={() => picker.current?.click()}>
            <Paperclip aria-hidden />
          </IconButton>
          <IconButton label={desk.saved} title={desk.saved} onClick={saved.openList}>
            <MessageSquareText aria-hidden />
          </IconButton>
          <IconButton
            label={desk.translate}
            title={desk.translate}
            aria-pressed={saved.language !== ticket.language}
            onClick={saved.translate}
            className="aria-pressed:bg-sunken"
          >
            <Languages aria-hidden />
          </IconButton>
          <span className="ml-auto flex gap-2 max-[420px]:w-full max-[420px]:*:grow">
            <Button variant="secondary" onClick={() => onStatus(isSolved ? 'open' : 'solved')}>
              {isSolved ? desk.reopen : desk.solve}
            </Button>
            <Button
              icon={isNote ? <Lock aria-hidden /> : <Send aria-hidden />}
              isBusy={isSending}
              disabled={draft.words.trim() === '' || files.uploads.length > 0}
              onClick={send}
            >
              {isNote ? desk.keep : desk.send}
            </Button>
          </span>
        </div>
      </div>
    </div>
  )
}

/** Returns a function, to be called at every key, that lets the sender see that staff are typing. */
function useNotifyTyping(number: string): () => void {
  const call = useCall()
  const sentAt = useRef(0)
  return useCallback(() => {
    if (Date.now() - sentAt.current < typingNotifyMs) return
    sentAt.current = Date.now()
    void call('POST /staff/tickets/:number/typing', { params: { number } }).catch(() => {})
  }, [call, number])
}

interface KindTabsProps {
  ticket: DeskThread
  kind: MessageDraft['kind']
  onChoose(kind: MessageDraft['kind']): void
}

/** Chooses between a reply to the sender and a note; a ticket of the system itself has no sender. */
function KindTabs({ ticket, kind: chosen, onChoose }: KindTabsProps) {
  const { desk, calls } = useArea('staff')
  const reply = { kind: 'reply', label: ticket.isLive ? desk.replyChat : desk.reply, Icon: Reply } as const
  const note = { kind: 'note', label: desk.note, Icon: Lock } as const
  const tabs = isNoteOnly(ticket) ? [note] : [reply, note]
  const [phone] = ticket.phoneNumbers
  return (
    <div className="flex gap-1 p-2 pb-0 [&>button]:shrink-0">
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
      {ticket.proof === 'phone' && ticket.email === '' && phone && (
        <p className="min-w-0 self-center px-2 text-small text-cream-ink">{calls.callBack(phone)}</p>
      )}
    </div>
  )
}

interface SavedReplyListProps {
  id: string
  replies: readonly SavedReply[]
  chosen: number
  preview(reply: SavedReply): string
  onChoose(reply: SavedReply): void
}

const optionId = (listId: string, reply: SavedReply) => `${listId}-${reply.id}`

/** The saved replies above the composer. Arrow keys choose one while the focus stays in the text field. */
function SavedReplyList({ id, replies, chosen, preview, onChoose }: SavedReplyListProps) {
  const { desk } = useArea('staff')
  return (
    <div
      role="presentation"
      // A click must not take the focus from the text field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute bottom-full left-0 w-101 max-w-full z-10 mb-2 max-h-72 overflow-y-auto rounded-control bg-surface p-1.5 shadow-3"
    >
      <div id={id} role="listbox" aria-label={desk.saved}>
        {replies.map((reply, at) => (
          <div
            key={reply.id}
            id={optionId(id, reply)}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onClick={() => onChoose(reply)}
            className={classNames(
              'grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-badge px-3 py-1.5',
              at === chosen ? 'bg-blush' : 'hover:bg-paper',
            )}
          >
            <strong className="truncate text-name">/{reply.shortcut}</strong>
            {at === chosen && (
              <kbd className="font-sans text-fine font-semibold text-muted">{desk.enter}</kbd>
            )}
            <span className="col-span-2 truncate text-small text-muted">{preview(reply)}</span>
          </div>
        ))}
      </div>
      {replies.length === 0 && <p className="px-3 py-2 text-small text-muted">{desk.noSaved}</p>}
      <Link
        to="/staff/$"
        params={{ _splat: 'desk/replies' }}
        className="mt-1 flex min-h-9 items-center border-t border-line px-3 text-small font-semibold text-crimson no-underline hover:underline"
      >
        {desk.editSaved}
      </Link>
    </div>
  )
}
