import { useArea } from '#messages/use-area.ts'
import { useLive } from './live-context.ts'

/** "Mina is typing…" under a thread; its line is there before, so that nothing moves. */
export function TypingNote({ number, name }: { number: string; name: string }) {
  const { live } = useArea('staff')
  const { typing } = useLive()
  return (
    <p aria-live="polite" className="min-h-6 shrink-0 px-4 text-small text-muted md:px-6">
      {typing.has(number) && live.typing(name.split(' ')[0] ?? name)}
    </p>
  )
}
