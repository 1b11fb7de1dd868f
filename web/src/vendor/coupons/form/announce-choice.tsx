import { useId } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useArea } from '#ui/messages/use-area.ts'

interface AnnounceChoiceProps {
  isAnnounced: boolean
  onChange(isAnnounced: boolean): void
}

/** Whether everybody is told of a coupon, or only those to whom the shop gives the code. */
export function AnnounceChoice({ isAnnounced, onChange }: AnnounceChoiceProps) {
  const { form: texts } = useArea('vendor').coupons
  const hintId = useId()
  return (
    <div>
      <Checkbox
        checked={isAnnounced}
        aria-describedby={hintId}
        onChange={({ target }) => onChange(target.checked)}
      >
        {texts.announce}
      </Checkbox>
      <p id={hintId} className="text-small text-muted">
        {texts.announceHint}
      </p>
    </div>
  )
}
