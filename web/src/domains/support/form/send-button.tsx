import Send from 'lucide-react/icons/send'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Spinner } from '#ui/state/spinner.tsx'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'

/**
 * Disabled until the page is hydrated: before, the browser itself would send the form, with all fields in the
 * URL.
 */
export function SendButton({ isSending }: { isSending: boolean }) {
  const contact = useArea('contact')
  const isAlive = useIsHydrated()
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
