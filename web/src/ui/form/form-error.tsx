import CircleAlert from 'lucide-react/icons/circle-alert'
import { classNames } from '../class-names.ts'

interface FormErrorProps {
  text: string | undefined
  className?: string
}

/** The reason for which the server refused a form, shown inside the form. */
export function FormError({ text, className }: FormErrorProps) {
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
