import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Category } from '@haat/contract/domains/catalogue.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { CategoryLink } from '../category-link.tsx'

/** A large tile for the category with the most products. */
export function MenuTile({ department, onGo }: { department: Category; onGo: () => void }) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  const lane = department.children[0] ?? department
  return (
    <div className="flex flex-col bg-indigo-fill text-white max-lg:hidden">
      {department.picture && (
        <Picture
          key={department.slug}
          picture={{ ...department.picture, alt: { en: '', ne: '' } }}
          sizes="256px"
          className="min-h-0 grow basis-72"
        />
      )}
      <Weave />
      <div className="on-colour ghost p-5">
        <p className="text-title">
          <BilingualText text={lane.name} />
        </p>
        <CategoryLink
          kind="goods"
          slug={lane.slug}
          onClick={onGo}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-marigold-soft hover:underline"
        >
          {texts.all(formatCount(lane.count, ui.language))} <ArrowRight aria-hidden className="size-[18px]" />
        </CategoryLink>
      </div>
    </div>
  )
}
