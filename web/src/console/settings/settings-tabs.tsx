import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'

const pages = { desk: 'settings', shop: 'settings/shop' } as const

/** The pages of the settings. */
export function SettingsTabs({ here }: { here: keyof typeof pages }) {
  const { shop } = useArea('staff')
  const names = { desk: shop.deskTab, shop: shop.shopTab }
  return (
    <nav aria-label={shop.tabs} className="flex flex-wrap gap-2">
      {(['desk', 'shop'] as const).map((page) => (
        <Link
          key={page}
          to="/staff/$"
          params={{ _splat: pages[page] }}
          activeOptions={{ exact: true }}
          {...(page === here && { 'aria-current': 'page' as const })}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-chip px-4 font-semibold',
            page === here ? 'bg-blush text-crimson-deep' : 'bg-sunken hover:text-crimson',
          )}
        >
          {names[page]}
        </Link>
      ))}
    </nav>
  )
}
