import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { early } from '#ui/early-click.ts'
import type { Buying } from './use-buying.ts'

export function AddButton({ buying, hasIcon = false }: { buying: Buying; hasIcon?: boolean }) {
  const texts = useArea('product')
  return (
    <Button
      {...early}
      size="large"
      className="px-3"
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
      {...early}
      variant="secondary"
      size="large"
      className="px-3"
      disabled={!buying.canBuy}
      onClick={buying.buyNow}
    >
      {texts.buyNow}
    </Button>
  )
}
