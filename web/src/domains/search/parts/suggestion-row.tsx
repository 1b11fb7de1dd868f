import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Picture } from '#ui/picture.tsx'
import { SecondVoice } from '#ui/second-voice.tsx'
import { signGrounds } from '#ui/sign-grounds.ts'
import { AheadOption } from './ahead-option.tsx'
import { MarkedText } from './marked-text.tsx'
import { suggestionHref } from './suggestion-href.ts'

type RowProps = { suggestion: Suggestion; term: string }

export function SuggestionRow({ suggestion, term }: RowProps) {
  const { kind, address } = suggestion
  const href = suggestionHref(suggestion)
  const name = `${kind}-${address}`
  if (kind === 'search') {
    return (
      <AheadOption name={name} href={href} words={address} className="min-h-11 gap-3.5 px-2.5">
        <Search aria-hidden className="mx-3.5 size-5 shrink-0 text-muted" />
        <MarkedText text={suggestion.title} term={term} />
      </AheadOption>
    )
  }
  return (
    <AheadOption name={name} href={href} className="group min-h-14 gap-3 px-2.5 py-1">
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
    </AheadOption>
  )
}

const tile = 'grid size-12 shrink-0 place-items-center rounded-control'

function Thumb({ suggestion: { picture, sign } }: { suggestion: Suggestion }) {
  if (picture) {
    return (
      <Picture
        picture={picture}
        sizes="48px"
        onlyWidths={[160]}
        isSilent
        className="size-12 shrink-0 rounded-control bg-sunken"
      />
    )
  }
  if (sign) {
    return (
      <span lang="ne" className={`${tile} ${signGrounds[sign.colour]} text-h3 leading-none font-extrabold`}>
        {sign.letter}
      </span>
    )
  }
  return (
    <span className={`${tile} bg-cream text-cream-ink`}>
      <LayoutGrid aria-hidden className="size-5" />
    </span>
  )
}

const isCategory = ({ kind }: Suggestion) => kind === 'category' || kind === 'serviceCategory'

/** A category stands behind the department that it belongs to. */
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
  if (isCategory(suggestion)) return <SecondVoice text={title} />
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
