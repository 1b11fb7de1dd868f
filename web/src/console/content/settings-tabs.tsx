import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'

const addresses = { desk: 'settings', shop: 'settings/shop' } as const

/** Links to the two pages of the settings. */
export function SettingsTabs({ current }: { current: keyof typeof addresses }) {
  const { shop } = useArea('staff')
  const names = { desk: shop.deskTab, shop: shop.shopTab }
  return (
    <nav aria-label={shop.tabs} className="flex flex-wrap gap-2">
      {(['desk', 'shop'] as const).map((page) => (
        <Link
          key={page}
          to="/staff/$"
          params={{ _splat: addresses[page] }}
          activeOptions={{ exact: true }}
          {...(page === current && { 'aria-current': 'page' as const })}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-chip px-4 font-semibold',
            page === current ? 'bg-blush text-crimson-deep' : 'bg-sunken hover:text-crimson',
          )}
        >
          {names[page]}
        </Link>
      ))}
    </nav>
  )
}
