import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#ui/button/button.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useAlertButton } from './use-alert-button.ts'

interface FollowButtonProps {
  slug: string
  onSignIn: () => void
  className?: string
}

/** Tells somebody once a day what is new in a shop. */
export function FollowButton({ slug, onSignIn, className }: FollowButtonProps) {
  const { follow, following } = useArea('keeping').alerts.shop
  const { isOn, press } = useAlertButton({ kind: 'shop', id: slug }, onSignIn)
  return (
    <Button
      variant="secondary"
      {...replayPress}
      aria-pressed={isOn}
      icon={isOn ? <Check aria-hidden className="text-pine" /> : <Plus aria-hidden />}
      onClick={press}
      {...(className && { className })}
    >
      {isOn ? following : follow}
    </Button>
  )
}
