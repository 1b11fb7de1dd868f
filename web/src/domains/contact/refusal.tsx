import CircleAlert from 'lucide-react/icons/circle-alert'
import { classNames } from '#ui/class-names.ts'

interface RefusalProps {
  text: string | undefined
  className?: string
}

/** Why the message did not go out, inside the form. */
export function Refusal({ text, className }: RefusalProps) {
  if (!text) return null
  return (
    <p
      role="alert"
      className={classNames(
        'flex gap-2.5 rounded-control bg-blush p-4 font-semibold text-crimson-deep',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  )
}
