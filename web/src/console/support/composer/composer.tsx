import Languages from 'lucide-react/icons/languages'
import Lock from 'lucide-react/icons/lock'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import { type KeyboardEvent, useCallback, useId, useRef } from 'react'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
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
import { KindTabs } from './kind-tabs.tsx'
import { optionId, SavedReplyList } from './saved-reply-list.tsx'
import type { useComposer } from './use-composer.ts'
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
