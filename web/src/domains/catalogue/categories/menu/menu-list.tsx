import type { Category } from '@haat/contract/domains/catalogue.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { CategoryArch } from '../../category-arch.tsx'
import { CategoryLink } from '../category-link.tsx'

interface MenuListProps {
  departments: readonly Category[]
  chosen: string
  onChoose: (slug: string) => void
  onGo: () => void
}

/** Hovering or focusing shows a department; a press goes there. */
export function MenuList({ departments, chosen, onChoose, onGo }: MenuListProps) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  return (
    <nav aria-label={texts.menu} className="bg-paper p-2.5 md:overflow-y-auto">
      <ul>
        {departments.map(({ slug, name, count, picture }) => (
          <li
            key={slug}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose(slug)}
            onFocus={() => onChoose(slug)}
          >
            <CategoryLink
              kind="goods"
              slug={slug}
              onClick={onGo}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-chip px-2.5 font-semibold',
                slug === chosen ? 'md:bg-blush md:text-crimson-deep' : 'hover:bg-sunken',
              )}
            >
              <CategoryArch picture={picture} sizes="28px" className="w-7 rounded-badge" />
              <span className="grow">
                <BilingualText text={name} />
              </span>
              <span className="text-small font-normal text-muted">{formatCount(count, ui.language)}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
