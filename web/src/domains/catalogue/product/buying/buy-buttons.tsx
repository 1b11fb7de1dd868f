import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import type { Buying } from './use-buying.ts'

export function AddButton({ buying, hasIcon = false }: { buying: Buying; hasIcon?: boolean }) {
  const texts = useArea('product')
  return (
    <Button
      {...replayPress}
      size="large"
      disabled={!buying.canBuy}
      onClick={buying.add}
      icon={hasIcon && <ShoppingBasket aria-hidden />}
    >
      {buying.canBuy ? texts.addToCart : texts.outOfStock}
    </Button>
  )
}

export function BuyNowButton({ buying }: { buying: Buying }) {
  const texts = useArea('product')
  return (
    <Button
      {...replayPress}
      variant="secondary"
      size="large"
      disabled={!buying.canBuy}
      onClick={buying.buyNow}
    >
      {texts.buyNow}
    </Button>
  )
}
