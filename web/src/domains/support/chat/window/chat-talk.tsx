import ImagePlus from 'lucide-react/icons/image-plus'
import Send from 'lucide-react/icons/send'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useLayoutEffect, useRef, useState, useEffect, type KeyboardEvent } from 'react'
import {
  ticketFileMaxBytes,
  ticketFileTypes,
  ticketTextMaxLength,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { dayAndTime } from '../../tickets/day-and-time.ts'
import { useAbsenceText } from './use-absence-text.ts'
import type { ChatMessage } from '../chat-messages.ts'
import type { ChatRoom } from '../use-chat-room.ts'

const nearEndPx = 120

/** The messages of the chat, and the field for the next one. */
export function ChatTalk({ room, onForget }: { room: ChatRoom; onForget(): void }) {
  const { chat } = useArea('contact')
  const { messages, isTyping, presence, isGone } = room
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)

  // The list scrolls to a new message only if it is at its end: somebody who reads further up stays there.
  useLayoutEffect(() => {
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages, isTyping])

  if (isGone) {
    return (
      <div className="grid grow content-center justify-items-center gap-4 p-5 text-center">
        <p>{chat.gone}</p>
        <Button onClick={onForget}>{chat.startNew}</Button>
      </div>
    )
  }
  const typist = messages.findLast(({ author }) => author === 'staff')?.authorName ?? presence?.name
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={chat.log}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx
        }}
        className="flex min-h-0 grow flex-col gap-2.5 overflow-y-auto overscroll-contain bg-paper px-4 py-4"
      >
        {messages.map((message) => (
          <ChatLine key={message.key} message={message} onAgain={() => room.sendAgain(message.key)} />
        ))}
        <ChatNotice room={room} />
      </div>
      <p aria-live="polite" className="min-h-6 bg-paper px-5 text-small text-muted">
        {isTyping && chat.typing(typist ?? chat.team)}
      </p>
      <ChatComposer room={room} />
    </>
  )
}

/** Says how the chat goes on while nobody is writing. */
function ChatNotice({ room }: { room: ChatRoom }) {
  const { ui } = useMessages()
  const { chat } = useArea('contact')
  const now = useBrowserTime()
  const { number, state, isLost, messages, presence } = room
  const absence = useAbsenceText(presence)
  if (isLost) {
    return (
      <p
        role="status"
        className="flex items-center gap-2.5 rounded-control bg-cream px-4 py-3 text-cream-ink"
      >
        <WifiOff aria-hidden className="size-5 shrink-0" />
        {chat.lost}
      </p>
    )
  }
  if (!state) return null
  if (state.isByMail) {
    const answerBy = state.answerBy === null ? undefined : new Date(state.answerBy)
    const isPromised = answerBy && answerBy > now
    return (
      <p className="rounded-control bg-cream px-4 py-3 text-small text-cream-ink">
        {presence && `${absence ?? chat.slow} `}
        {isPromised ? chat.byMail(number, dayAndTime(answerBy, now, ui.language)) : chat.byMailSoon(number)}
      </p>
    )
  }
  if (state.status === 'solved')
    return <p className="px-2 text-center text-small text-muted">{chat.solved}</p>
  const isAnswered = messages.some(({ author }) => author === 'staff')
  if (isAnswered) return null
  return (
    <p className="px-2 text-center text-small text-muted">
      {presence?.isBusy ? chat.busyWaiting : chat.waiting}
    </p>
  )
}

const pictureTypes = ticketFileTypes.filter((type) => type.startsWith('image/'))

/** Enter sends; with Shift it begins a new line. */
function ChatComposer({ room }: { room: ChatRoom }) {
  const { chat } = useArea('contact')
  const input = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  useEffect(() => input.current?.focus(), [])

  function send() {
    const words = input.current?.value.trim()
    if (!words || !input.current) return
    room.send(words)
    input.current.value = ''
    input.current.focus()
  }
  function sendPicture(file: File | undefined) {
    if (picker.current) picker.current.value = ''
    if (!file) return
    const isFit = file.size <= ticketFileMaxBytes && pictureTypes.some((type) => type === file.type)
    setProblem(isFit ? undefined : chat.pictureProblem)
    if (isFit) room.send(file.name.slice(-120), file)
  }
  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, as in Devanagari, Enter only ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="border-t border-line px-3 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))]">
      {problem && (
        <p role="alert" className="px-2 pb-2 text-small font-semibold text-crimson">
          {problem}
        </p>
      )}
      <div className="flex items-end gap-1">
        <IconButton label={chat.picture} onClick={() => picker.current?.click()}>
          <ImagePlus />
        </IconButton>
        <input
          ref={picker}
          type="file"
          accept={pictureTypes.join(',')}
          aria-label={chat.picture}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => sendPicture(target.files?.[0])}
        />
        <textarea
          ref={input}
          rows={1}
          maxLength={ticketTextMaxLength}
          aria-label={chat.compose}
          placeholder={chat.compose}
          onKeyDown={onKeyDown}
          onInput={() => room.notifyTyping()}
          className="control field-sizing-content max-h-32 resize-none"
        />
        <IconButton
          label={chat.send}
          onClick={send}
          className="bg-crimson-fill text-white hover:bg-crimson-press"
        >
          <Send />
        </IconButton>
      </div>
    </div>
  )
}

/** One message: staff's on the left, the sender's on the right with its delivery state. */
function ChatLine({ message, onAgain }: { message: ChatMessage; onAgain(): void }) {
  const { ui } = useMessages()
  const { chat } = useArea('contact')
  const { author, authorName, words, files, at, state } = message
  const isOwn = author === 'customer'
  // A picture that was sent without text has its name as the text, with an extension that the server chose.
  const isOnlyPicture = files.length === 1 && stem(files[0]!.name) === stem(words)
  return (
    <article
      className={classNames(
        'max-w-[85%] rounded-picture px-4 py-2.5',
        isOwn ? 'self-end bg-indigo-tint' : 'self-start bg-surface shadow-1',
        state === 'sending' && 'opacity-75',
      )}
    >
      <p className="text-small text-muted">
        <span className="font-semibold text-ink">{isOwn ? chat.you : authorName}</span>{' '}
        {formatTime(new Date(at), ui.language)}
      </p>
      {!isOnlyPicture && <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>}
      <ChatFiles files={files} />
      {isOwn && <Fate message={message} onAgain={onAgain} />}
    </article>
  )
}

const stem = (name: string) => name.replace(/\.[^.]{1,5}$/, '')

function Fate({ message, onAgain }: { message: ChatMessage; onAgain(): void }) {
  const { chat } = useArea('contact')
  const { state, progress, refusal, hasNoRoom } = message
  if (state === 'failed') {
    return (
      <p className="mt-1 text-small font-semibold text-crimson-deep">
        {hasNoRoom ? chat.noRoom : (refusal ?? chat.failed)}{' '}
        <button type="button" onClick={onAgain} className="relative underline after:absolute after:-inset-3">
          {chat.again}
        </button>
      </p>
    )
  }
  const isUploading = state === 'sending' && progress !== undefined && progress < 1
  return (
    <div className="mt-0.5 text-right text-small text-muted">
      {isUploading && (
        <progress value={progress} aria-label={chat.uploading} className="block h-1.5 w-full accent-indigo" />
      )}
      {state === 'sending' ? chat.sending : chat.sent}
    </div>
  )
}

/** Shows pictures, and other files by name. Both open in a new tab. */
function ChatFiles({ files }: { files: FileLink[] }) {
  const { apiUrl } = usePublicConfig()
  const addressOf = ({ url }: FileLink) => (url.startsWith('/') && apiUrl ? new URL(url, apiUrl).href : url)
  return files.map((file) => (
    <a
      key={file.id}
      href={addressOf(file)}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-2 block font-semibold text-crimson underline"
    >
      {file.contentType.startsWith('image/') ? (
        <img
          src={addressOf(file)}
          alt={file.name}
          className="aspect-4/3 w-full rounded-picture bg-sunken object-cover"
        />
      ) : (
        file.name
      )}
    </a>
  ))
}
