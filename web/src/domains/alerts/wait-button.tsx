import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import { Button } from '#ui/button/button.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useAlertButton } from './use-alert-button.ts'

interface WaitButtonProps {
  variantId: string
  /** Named to those who hear it, where several such buttons stand together. */
  of?: string
  onSignIn: () => void
  className?: string
}

/** "Tell me when it is back", for something that is out of stock. */
export function WaitButton({ variantId, of, onSignIn, className }: WaitButtonProps) {
  const { tellMe, willTell } = useArea('keeping').alerts.stock
  const { isOn, press } = useAlertButton({ kind: 'variant', id: variantId }, onSignIn)
  return (
    <Button
      variant="secondary"
      {...replayPress}
      aria-pressed={isOn}
      icon={isOn ? <BellRing aria-hidden className="text-crimson" /> : <Bell aria-hidden />}
      onClick={press}
      {...(className && { className })}
    >
      {isOn ? willTell : tellMe}
      {of && <span className="sr-only">: {of}</span>}
    </Button>
  )
}
