import Languages from 'lucide-react/icons/languages'
import Lock from 'lucide-react/icons/lock'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Paperclip from 'lucide-react/icons/paperclip'
import Reply from 'lucide-react/icons/reply'
import Send from 'lucide-react/icons/send'
import { useId, useRef, type KeyboardEvent } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { ticketFileTypes, ticketWordsMaxLength } from '@haat/contract/domains/support.tickets.rules.ts'
import { UploadRows } from '#domains/contact/upload-rows.tsx'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useTellTyping } from '../../live/use-tell-typing.ts'
import { optionId, SavedReplyList } from './saved-reply-list.tsx'
import type { useComposer } from './use-composer.ts'
import { useSavedReplies } from './use-saved-replies.ts'

interface ComposerProps {
  ticket: DeskThread
  composer: ReturnType<typeof useComposer>
  onStatus(status: 'open' | 'solved'): void
}

export function Composer({ ticket, composer, onStatus }: ComposerProps) {
  const { desk } = useArea('staff')
  const listId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { draft, field, edit, send, isSending, files } = composer
  const saved = useSavedReplies({ ticket, field, words: draft.words, onWords: (words) => edit({ words }) })
  const tellTyping = useTellTyping(ticket.number)
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
        <KindTabs composer={composer} ticket={ticket} />
        <textarea
          ref={field}
          rows={2}
          value={draft.words}
          maxLength={ticketWordsMaxLength}
          aria-label={isNote ? desk.noteLabel : desk.replyLabel}
          placeholder={isNote ? desk.noteHint : desk.replyHint}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={saved.isOpen ? listId : undefined}
          aria-activedescendant={option ? optionId(listId, option) : undefined}
          onChange={(event) => {
            edit({ words: event.target.value })
            if (!isNote && ticket.isLive) tellTyping()
          }}
          onSelect={saved.look}
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
          <IconButton label={desk.saved} title={desk.saved} onClick={saved.call}>
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

function KindTabs({ composer, ticket }: Omit<ComposerProps, 'onStatus'>) {
  const { desk } = useArea('staff')
  const { draft, edit, field } = composer
  const reply = { kind: 'reply', label: ticket.isLive ? desk.replyChat : desk.reply, Icon: Reply } as const
  const note = { kind: 'note', label: desk.note, Icon: Lock } as const
  const tabs = ticket.proof === 'system' ? [note] : [reply, note]
  return (
    <div className="flex gap-1 p-2 pb-0">
      {tabs.map(({ kind, label, Icon }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={draft.kind === kind}
          onClick={() => {
            edit({ kind })
            field.current?.focus()
          }}
          className={classNames(
            'flex min-h-9.5 items-center gap-2 rounded-badge px-3.5 text-small font-semibold',
            draft.kind === kind ? 'bg-sunken text-ink' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      ))}
    </div>
  )
}
