import { Link } from '@tanstack/react-router'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { usePostponeSecondFactor, useSecondFactor } from '#office/account/second-factor.queries.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'

/** Asks an owner who has no second factor to set one up; "later" takes it away for 30 days. */
export function SecondFactorCard() {
  const { security } = useArea('vendor')
  const { data } = useSecondFactor()
  const { mutate: postpone, isPending } = usePostponeSecondFactor()
  if (!data || data.isSetUp || data.isPostponed) return null
  const failed = () => void showToast('error', security.laterFailed)
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-indigo-tint p-5 md:rounded-hero md:p-6">
      <ShieldCheck aria-hidden className="size-9 shrink-0 text-indigo" />
      <div className="min-w-0 grow basis-60">
        <h2 className="text-title">{security.ask}</h2>
        <p className="mt-1 text-small">{security.askText}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full">
        <Link to="/vendor/$" params={{ _splat: 'security' }} className={buttonClass({})}>
          {security.askSetUp}
        </Link>
        <Button variant="quiet" isBusy={isPending} onClick={() => postpone(undefined, { onError: failed })}>
          {security.later}
        </Button>
      </div>
    </section>
  )
}
