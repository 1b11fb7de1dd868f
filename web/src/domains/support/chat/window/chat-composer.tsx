import ImagePlus from 'lucide-react/icons/image-plus'
import Send from 'lucide-react/icons/send'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import {
  ticketFileMaxBytes,
  ticketFileTypes,
  ticketTextMaxLength,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { ChatRoom } from '../use-chat-room.ts'

const pictureTypes = ticketFileTypes.filter((type) => type.startsWith('image/'))

/** Enter sends; with Shift it begins a new line. */
export function ChatComposer({ room }: { room: ChatRoom }) {
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
