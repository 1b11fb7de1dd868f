import Send from 'lucide-react/icons/send'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useIsAlive } from '#ui/use-is-alive.ts'

/** Until the page is alive the browser itself would send the form, with everything typed in the address. */
export function SendButton({ isSending }: { isSending: boolean }) {
  const contact = useArea('contact')
  const isAlive = useIsAlive()
  return (
    <Button
      type="submit"
      size="large"
      disabled={isSending || !isAlive}
      aria-busy={isSending}
      icon={isSending ? <Spinner /> : <Send aria-hidden />}
      className={classNames('min-w-50 max-md:w-full', !isAlive && 'disabled:opacity-100!')}
    >
      {isSending ? contact.sending : contact.send}
    </Button>
  )
}
