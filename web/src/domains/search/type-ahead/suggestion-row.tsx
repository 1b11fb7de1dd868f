import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import { inLanguage, languageOf } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'
import { TypeAheadOption } from './type-ahead-option.tsx'
import { suggestionHref } from './suggestion-href.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { markMatches } from './mark-matches.ts'

type RowProps = { suggestion: Suggestion; term: string }

export function SuggestionRow({ suggestion, term }: RowProps) {
  const { kind, address } = suggestion
  const href = suggestionHref(suggestion)
  const name = `${kind}-${address}`
  if (kind === 'search') {
    return (
      <TypeAheadOption name={name} href={href} searchTerm={address} className="min-h-11 gap-3.5 px-2.5">
        <Search aria-hidden className="mx-3.5 size-5 shrink-0 text-muted" />
        <MarkedText text={suggestion.title} term={term} />
      </TypeAheadOption>
    )
  }
  return (
    <TypeAheadOption name={name} href={href} className="group min-h-14 gap-3 px-2.5 py-1">
      <span aria-hidden>
        <Thumb suggestion={suggestion} />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-body leading-snug">
          <Title suggestion={suggestion} term={term} />
        </span>
        <span className="block truncate text-small text-muted">
          <Below suggestion={suggestion} />
        </span>
      </span>
      <Aside suggestion={suggestion} />
      <CornerDownLeft
        aria-hidden
        className="hidden size-4.5 shrink-0 text-crimson md:group-aria-selected:block"
      />
    </TypeAheadOption>
  )
}

const tile = 'grid size-12 shrink-0 place-items-center rounded-control'

function Thumb({ suggestion: { picture, sign, title } }: { suggestion: Suggestion }) {
  if (picture) {
    return (
      <Picture
        picture={picture}
        sizes="48px"
        onlyWidths={[160]}
        isDecorative
        className="size-12 shrink-0 rounded-control bg-sunken"
      />
    )
  }
  if (sign) return <LetterSign {...sign} name={title} className={`${tile} text-h3`} />
  return (
    <span className={`${tile} bg-cream text-cream-ink`}>
      <LayoutGrid aria-hidden className="size-5" />
    </span>
  )
}

const isCategory = ({ kind }: Suggestion) => kind === 'category' || kind === 'serviceCategory'

/** The title of a category follows that of its department. */
function Title({ suggestion, term }: RowProps) {
  const { ui } = useMessages()
  const { note, title } = suggestion
  return (
    <>
      {isCategory(suggestion) && note && `${inLanguage(note, ui.language)} › `}
      <MarkedText text={title} term={term} />
    </>
  )
}

function Below({ suggestion }: { suggestion: Suggestion }): ReactNode {
  const { ui } = useMessages()
  const { note, title } = suggestion
  if (isCategory(suggestion)) return <OtherLanguageText text={title} />
  return note && inLanguage(note, ui.language)
}

function Aside({ suggestion: { kind, pricePaisa, productCount, serviceCount } }: { suggestion: Suggestion }) {
  const { ui } = useMessages()
  const texts = useArea('search')
  if (pricePaisa !== null) {
    const price = formatRupees(pricePaisa, ui.language)
    return (
      <span className="shrink-0 font-extrabold whitespace-nowrap">
        {kind === 'service' ? texts.from(price) : price}
      </span>
    )
  }
  const figure = (count: number) => formatCount(count, ui.language)
  return (
    <span className="shrink-0 text-small whitespace-nowrap text-muted">
      {productCount
        ? texts.productCount(figure(productCount))
        : texts.serviceCount(figure(serviceCount ?? 0))}
    </span>
  )
}

/** A name with the matching letters in bold. */
function MarkedText({ text, term }: { text: Bilingual; term: string }) {
  const { ui } = useMessages()
  const language = languageOf(text, ui.language)
  const pieces = markMatches(inLanguage(text, ui.language), term)
  return (
    <span lang={language === ui.language ? undefined : language}>
      {pieces.map(({ text: piece, isMarked }, at) =>
        isMarked ? (
          <mark key={at} className="bg-transparent font-extrabold text-inherit">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  )
}
