import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useIsOffline } from '../state/use-is-offline.ts'

interface FormErrorProps {
  text: string | undefined
  className?: string
}

/**
 * The reason for which a press came to nothing, beside the button. It scrolls itself into view, and says it when the
 * browser is offline.
 */
export function FormError({ text, className }: FormErrorProps) {
  const box = useRef<HTMLParagraphElement>(null)
  const { ui } = useMessages()
  const isOffline = useIsOffline()
  // Its result is no clean-up: newer browsers return a promise.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [text])
  if (!text) return null
  return (
    <p
      ref={box}
      role="alert"
      className={classNames(
        // Bars at the upper and the lower edge of a phone's screen must not cover it.
        'flex scroll-my-28 gap-2.5 rounded-control bg-blush p-4 font-semibold text-crimson-deep',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {isOffline && `${ui.offline} `}
        {text}
      </span>
    </p>
  )
}
