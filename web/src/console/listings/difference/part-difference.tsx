import { useQuery } from '@tanstack/react-query'
import type {
  ListingContent,
  ProductContent,
  ServiceContent,
} from '@haat/contract/domains/listings.content.ts'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { listingCategories } from '#office/catalogue/listing-categories.ts'
import type { Judging } from '../use-judging.ts'
import type { PartName } from './content-parts.ts'
import { Lines } from './lines.tsx'
import { Options, Variants } from './options.tsx'
import { Particulars } from './particulars.tsx'
import { Pictures } from './pictures.tsx'
import { BothWords, Words } from './words.tsx'

interface PartDifferenceProps {
  part: PartName
  review: Review
  judging: Judging
}

/** One field of a listing beside what is live. */
export function PartDifference({ part, review, judging }: PartDifferenceProps) {
  const { content } = review
  const before = review.before ?? undefined
  const linesOf = useLines(review)
  const valueOf = useValues(review)
  if (part === 'pictures') return <Pictures review={review} judging={judging} />
  if (part === 'particulars') return <Particulars review={review} judging={judging} />
  if (content.kind === 'product' && before?.kind !== 'service') {
    if (part === 'options') return <Options before={before} after={content} />
    if (part === 'variants') return <Variants before={before} after={content} />
  }
  const lines = linesOf(part)
  if (lines) return <Lines before={before && lines(before)} after={lines(content)} />
  const words = wordsOf(part)
  if (words) return <BothWords was={before && words(before)} is={words(content)} />
  return (
    <p className="[overflow-wrap:anywhere]">
      <Words was={before && valueOf(part, before)} is={valueOf(part, content)} />
    </p>
  )
}

function wordsOf(part: PartName): ((content: ListingContent) => Bilingual) | undefined {
  if (part === 'name' || part === 'story') return (content) => content[part]
  return part === 'runBy' ? (content) => (content as ServiceContent).runBy : undefined
}

const bothOf = ({ en, ne }: Bilingual) => [en, ne].filter(Boolean).join(' · ')

/** Fields that are lists, as lines of text. */
function useLines({ kind }: Review) {
  const { ui } = useMessages()
  const { difference, service: texts } = useArea('staff').listings
  const money = (paisa: number | null) => (paisa === null ? '' : formatRupees(paisa, ui.language))
  return (part: PartName): ((content: ListingContent) => string[]) | undefined => {
    switch (part) {
      case 'attributes':
        return (content) =>
          (content as ProductContent).attributes.map(({ name, value }) => `${bothOf(name)}: ${bothOf(value)}`)
      case 'options':
        if (kind === 'product') return undefined
        return (content) =>
          (content as ServiceContent).options.map(({ name, minutes, visitPaisa, labourPaisa }) =>
            [
              bothOf(name),
              minutes === null ? '' : difference.minutes(formatCount(minutes, ui.language)),
              `${texts.visit} ${money(visitPaisa)}`,
              `${texts.labour} ${money(labourPaisa)}`,
            ]
              .filter(Boolean)
              .join(', '),
          )
      case 'parts':
        return (content) =>
          (content as ServiceContent).parts.map(
            ({ name, pricePaisa }) => `${bothOf(name)}: ${money(pricePaisa)}`,
          )
      case 'included':
        return (content) => (content as ServiceContent).included.map(bothOf)
      case 'areas':
        return (content) =>
          (content as ServiceContent).areas.map(({ district, wards }) =>
            [inLanguage(districtName(district), ui.language), wards && `${texts.wards} ${wards}`]
              .filter(Boolean)
              .join(', '),
          )
      default:
        return undefined
    }
  }
}

/** Fields that are one value, as text. */
function useValues({ kind, categories }: Review) {
  const { ui } = useMessages()
  const { difference } = useArea('staff').listings
  const { units } = useArea('services')
  const { data: tree } = useQuery(listingCategories(useCall(), kind))
  const count = (n: number) => formatCount(n, ui.language)
  function pathOf(slug: string | null) {
    const own = categories.at(-1)?.slug === slug ? categories.map(({ name }) => name) : undefined
    const department = tree?.find(
      (one) => one.slug === slug || one.children.some((child) => child.slug === slug),
    )
    const child = department?.children.find((one) => one.slug === slug)
    const names = own ?? [department?.name, child?.name].flatMap((name) => name ?? [])
    return names.length === 0 ? (slug ?? '') : names.map((name) => inLanguage(name, ui.language)).join(' › ')
  }
  return (part: PartName, content: ListingContent): string => {
    if (part === 'categorySlug') return pathOf(content.categorySlug)
    if (content.kind === 'service') {
      if (part === 'priceUnit') return units[content.priceUnit]
      return part === 'warrantyDays' ? difference.days(count(content.warrantyDays)) : ''
    }
    const { weightGrams, readyDays, isCashPossible, returnDays } = content
    if (part === 'weightGrams') return weightGrams === null ? '' : difference.grams(count(weightGrams))
    if (part === 'readyDays') return readyDays === null ? '' : difference.days(count(readyDays))
    if (part === 'isCashPossible') return isCashPossible ? difference.yes : difference.no
    return returnDays === 0 ? difference.noReturns : difference.days(count(returnDays))
  }
}
