import { createFileRoute, Link } from '@tanstack/react-router'
import { ProfileHeading } from '#domains/account/profile-frame.tsx'
import { AlertsPage, type AlertParts } from '#domains/alerts/alerts-page.tsx'
import { ProductCard } from '#domains/catalogue/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/product-grid.tsx'
import { VendorCard } from '#domains/vendors/vendor-card.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'

export const Route = createFileRoute('/_main/profile/_frame/alerts')({
  staticData: { namesItself: true },
  component: AlertsRoute,
})

const parts: AlertParts = {
  Product: ProductCard,
  Shop: VendorCard,
  Grid: ProductGrid,
  GridSkeleton: ProductGridSkeleton,
}

function AlertsRoute() {
  const { title, lead, choices } = useArea('profile').alerts
  return (
    <div className="grid gap-5">
      <HeadTags title={title} description={undefined} path={undefined} isHidden />
      <div>
        <ProfileHeading>{title}</ProfileHeading>
        <p className="mt-1 text-muted">
          {lead}{' '}
          <Link
            to="/profile/notifications"
            search={{ view: 'choices' } as object}
            className="font-semibold text-crimson underline-offset-3 hover:underline"
          >
            {choices}
          </Link>
        </p>
      </div>
      <AlertsPage parts={parts} />
    </div>
  )
}
