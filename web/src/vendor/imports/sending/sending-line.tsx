import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface SendingLineProps {
  /** From 0 to 1; at its end the server still reads the file. */
  progress: number
  sending(percent: string): string
  reading: string
  onStop(): void
}

/** How much of a file has been sent, and the button that stops it. */
export function SendingLine({ progress, sending, reading, onStop }: SendingLineProps) {
  const { imports } = useArea('vendor')
  const { ui } = useMessages()
  const percent = formatCount(Math.round(progress * 100), ui.language)
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 grow gap-1.5">
        <p role="status" className="text-small font-semibold">
          {progress < 1 ? sending(percent) : reading}
        </p>
        <progress value={progress} max={1} aria-label={sending(percent)} className="h-2 w-full" />
      </div>
      <Button variant="quiet" onClick={onStop}>
        {imports.file.cancel}
      </Button>
    </div>
  )
}
