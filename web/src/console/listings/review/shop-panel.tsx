import { Link } from '@tanstack/react-router'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'

/** The standing of the shop: trusted or new, and how much of it was approved. */
export function ShopPanel({
  review: { shop, isFirstOfShop },
  onShop,
}: {
  review: Review
  onShop(id: string): void
}) {
  const { shop: texts } = useArea('staff').listings
  const { ui } = useMessages()
  const { rights } = useConsoleReader()
  const name = inLanguage(shop.name, ui.language)
  return (
    <Panel title={texts.title}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {rights.includes('vendors') ? (
          <Link
            to="/staff/$"
            params={{ _splat: `vendors/shops/${shop.id}` }}
            className="text-ink underline hover:text-crimson"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {shop.isTrusted && <Badge tone="pineTint">{texts.trusted}</Badge>}
      </p>
      <p className="mt-1 text-small text-muted">
        {isFirstOfShop ? texts.first : texts.live(formatCount(shop.liveCount, ui.language))}
        {!shop.isTrusted && ` · ${texts.notTrusted}`}
      </p>
      {shop.isSuspended && <p className="mt-1 text-small font-semibold text-crimson">{texts.suspended}</p>}
      <div className="mt-2 flex flex-wrap gap-x-5 text-small font-semibold">
        <button
          type="button"
          onClick={() => onShop(shop.id)}
          className="min-h-11 text-crimson hover:underline"
        >
          {texts.all}
        </button>
        <Link
          to="/vendors/$slug"
          params={{ slug: shop.slug }}
          className="flex min-h-11 items-center text-crimson hover:underline"
        >
          {texts.page}
        </Link>
      </div>
    </Panel>
  )
}
