import Sparkles from 'lucide-react/icons/sparkles'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useAccept } from '../parcels.queries.ts'
import { useFigures } from '../parts/use-figures.ts'
import { useFailureText } from '../parts/use-failure-text.ts'

/** A new order: until when somebody has to accept it, and the two answers. */
export function AcceptCard({ shop, parcel, onDecline }: ParcelScreenProps & { onDecline(): void }) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { accept: texts, decline } = orders.pack
  const { time } = useFigures()
  const { mutateAsync, isPending } = useAccept(shop.shopId)
  const { number, acceptBy } = parcel
  const accept = () =>
    mutateAsync([number]).then(
      ([outcome]) =>
        void (outcome?.refusal
          ? showToast('error', failureText(outcome.refusal)!)
          : showToast('success', texts.done(number))),
      (failure: unknown) => void showToast('error', failureText(failure)!),
    )
  return (
    <section className="rounded-panel bg-indigo-tint p-4">
      <h2 className="flex items-center gap-2.5 text-h3">
        <Sparkles aria-hidden className="size-5 text-indigo" />
        {texts.title}
      </h2>
      <p className="mt-1 text-small">
        {acceptBy && `${texts.by(time(acceptBy))} `}
        {texts.text}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          isBusy={isPending}
          busyLabel={texts.accepting}
          onClick={() => void accept()}
        >
          {texts.accept}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          {decline}
        </Button>
      </div>
    </section>
  )
}
