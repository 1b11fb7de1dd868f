import { useEffect, useState } from 'react'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { nameVariant } from '@haat/contract/domains/catalogue.variants.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { Button } from '#ui/button/button.tsx'
import { useWaiting } from '#ui/button/use-waiting.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { pictureIndexOf, type Variant } from './buying/choose-variant.ts'

interface SectionBarProps {
  product: Product
  variant: Variant
  canBuy: boolean
  onAdd(): Promise<unknown>
}

const sections = ['story', 'specification', 'reviews', 'questions'] as const
type Section = (typeof sections)[number]
/** A section is looked at once its beginning has passed the upper third of the window. */
const shareOfWindow = 3

/**
 * On a wide screen this bar takes the place of the buttons to buy when they have left the window: it leads to the sections, marks
 * the one in view, and buys what is chosen.
 */
export function SectionBar({ product, variant, canBuy, onAdd }: SectionBarProps) {
  const section = useSectionInView()
  const { ui } = useMessages()
  const texts = useArea('product')
  const { mark, run } = useWaiting()
  const title = inLanguage(product.title, ui.language)
  const choice = nameVariant(product, variant.values).choice.map((name) => inLanguage(name, ui.language))
  const figures: Partial<Record<Section, number>> = {
    reviews: product.ratingCount,
    questions: product.questionCount,
  }
  return (
    <div className="section-bar">
      <div className="page-width flex h-16 items-center gap-5">
        <Picture
          picture={product.pictures[pictureIndexOf(product, variant)]!}
          sizes="44px"
          onlyWidths={[160]}
          isDecorative
          className="size-11 shrink-0 rounded-badge"
        />
        <div className="mr-auto min-w-0 leading-tight">
          <p className="truncate text-label">{title}</p>
          <p className="truncate text-fine text-muted">
            {[...choice, inLanguage(product.vendor.name, ui.language)].join(' · ')}
          </p>
        </div>
        <nav aria-label={texts.sections} className="flex h-full shrink-0 gap-4 xl:gap-5">
          {sections.map((name) => (
            <a key={name} href={`#${name}`} aria-current={name === section ? 'true' : undefined}>
              {texts.sectionNames[name]}
              {figures[name] ? ` ${formatCount(figures[name], ui.language)}` : ''}
              {name === section && <Weave cell={1} className="absolute inset-x-0 bottom-0" />}
            </a>
          ))}
        </nav>
        <p className="shrink-0 text-price text-crimson">{formatRupees(variant.pricePaisa, ui.language)}</p>
        <Button {...mark} disabled={!canBuy} onClick={() => run(onAdd)} className="shrink-0">
          {canBuy ? texts.addToCart : texts.outOfStock}
        </Button>
      </div>
    </div>
  )
}

/** Which section is looked at: the last one that has come so far up. */
function useSectionInView(): Section | undefined {
  const [section, setSection] = useState<Section>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const isReached = (name: Section) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top
        return top !== undefined && top < innerHeight / shareOfWindow
      }
      setSection(sections.findLast(isReached))
    }
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
    }
  }, [])
  return section
}
