import Send from 'lucide-react/icons/send'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Spinner } from '#ui/state/spinner.tsx'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'

const look = { type: 'submit', size: 'large' } as const
const sizeClass = 'min-w-50 max-md:w-full'

/**
 * Disabled until the page is hydrated: a message that the browser sends by itself is answered by another page. Where the client
 * does not run, a button that does just that stands in its place.
 */
export function SendButton({ isSending }: { isSending: boolean }) {
  const contact = useArea('contact')
  const isAlive = useIsHydrated()
  return (
    <>
      {!isAlive && (
        <Button
          {...look}
          icon={<Send aria-hidden />}
          className={classNames(sizeClass, 'hidden no-js:inline-grid')}
        >
          {contact.send}
        </Button>
      )}
      <Button
        {...look}
        disabled={isSending || !isAlive}
        aria-busy={isSending}
        icon={isSending ? <Spinner /> : <Send aria-hidden />}
        className={classNames(sizeClass, 'no-js:hidden', !isAlive && 'disabled:opacity-100!')}
      >
        {isSending ? contact.sending : contact.send}
      </Button>
    </>
  )
}
