import basket from 'picture:state-basket'
import { useArea } from '#messages/use-area.ts'
import { CardLink } from './card-link.tsx'
import { OverviewCard } from './overview-card.tsx'

/** Without an order yet, the way to the first one. */
export function NoOrdersCard() {
  const profile = useArea('profile')
  return (
    <OverviewCard
      tone="crimson"
      kicker={profile.lastOrders}
      title={profile.noOrders}
      className="relative pr-30 md:col-span-2 xl:col-span-1"
      action={
        <CardLink to="/products/" isOnColour>
          {profile.walk}
        </CardLink>
      }
    >
      {profile.noOrdersText}
      <img
        src={basket.src}
        width={basket.width}
        height={basket.height}
        alt=""
        className="absolute right-4 bottom-5 h-auto w-24"
      />
    </OverviewCard>
  )
}
