import CircleAlert from 'lucide-react/icons/circle-alert'
import { classNames } from './class-names.ts'

interface RefusalProps {
  text: string | undefined
  className?: string
}

/** Why something was refused, inside the form that asked for it. */
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
