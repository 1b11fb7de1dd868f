import { useQuery } from '@tanstack/react-query'
import { rulesFor, textOfParticular, type Particular } from '@haat/contract/domains/catalogue.particulars.ts'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { listingCategories } from '#office/catalogue/listing-categories.ts'
import { Reason, ReasonButton } from '../reasons/reasoned-part.tsx'
import type { Judging } from '../use-judging.ts'
import { Words } from './words.tsx'

/** What the category of the listing asks for; undefined until it is known. */
function useAsked({ kind, content: { categorySlug } }: Review): Particular[] | undefined {
  const { data } = useQuery(listingCategories(useCall(), kind))
  const department = data?.find(
    ({ slug, children }) => slug === categorySlug || children.some((child) => child.slug === categorySlug),
  )
  const child = department?.children.find(({ slug }) => slug === categorySlug)
  if (!department) return undefined
  return child ? rulesFor(child, [department]).particulars : rulesFor(department, []).particulars
}

/** What the law asks for, one line each, as shoppers will read it. */
export function Particulars({ review, judging }: { review: Review; judging: Judging }) {
  const { ui } = useMessages()
  const asked = useAsked(review)
  const [now, old] = [review.content.particulars, review.before?.particulars]
  const keys = [...new Set([...(asked ?? []).map(({ key }) => key), ...Object.keys(now)])]
  const plain = (key: string): Pick<Particular, 'key' | 'kind' | 'choices'> => ({
    key,
    kind: 'text',
    choices: [],
  })
  const textOf = (key: string, values: typeof now) => {
    const text = textOfParticular(asked?.find((one) => one.key === key) ?? plain(key), values[key])
    return text ? [text.en, text.ne].filter(Boolean).join(' · ') : ''
  }
  return (
    <ul>
      {keys.map((key) => {
        const particular = asked?.find((one) => one.key === key)
        const title = particular ? inLanguage(particular.name, ui.language) : key
        const is = textOf(key, now)
        const was = old && textOf(key, old)
        if (is === '' && !was) return null
        const field = `particulars.${key}`
        return (
          <li key={key} className="border-t border-line py-1 first:border-0">
            <div className="flex items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="text-fine text-muted">{title}</p>
                <div className="[overflow-wrap:anywhere]">
                  <Words was={was} is={is} />
                </div>
              </div>
              <ReasonButton field={field} title={title} judging={judging} />
            </div>
            <Reason field={field} title={title} judging={judging} />
          </li>
        )
      })}
    </ul>
  )
}
