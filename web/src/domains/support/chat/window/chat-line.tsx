import { formatTime } from '@haat/contract/shared/dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import type { ChatMessage } from '../chat-messages.ts'
import { ChatFiles } from './chat-files.tsx'

/** One message: staff's on the left, the sender's on the right with its delivery state. */
export function ChatLine({ message, onAgain }: { message: ChatMessage; onAgain(): void }) {
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
