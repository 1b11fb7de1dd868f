import type { Product } from '@haat/contract/domains/catalogue.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { Picture } from '#ui/picture/picture.tsx'

const widths = [320, 640]

/** Three facts, each with an icon. */
export const ProductFacts = ({ facts }: Pick<Product, 'facts'>) => (
  <ul className="grid grid-cols-3 gap-2.5 md:gap-3">
    {facts.slice(0, 3).map((fact) => (
      <li key={fact.label.en} className="overflow-hidden rounded-picture bg-surface shadow-1">
        <Picture
          picture={fact.picture}
          sizes="(min-width: 48rem) 180px, 30vw"
          onlyWidths={widths}
          isDecorative
          className="aspect-5/3"
        />
        <p className="px-3 pt-2 pb-3 md:px-3.5">
          <b className="block text-h3">
            <BilingualText text={fact.value} />
          </b>
          <span className="block text-small text-muted">
            <BilingualText text={fact.label} />
          </span>
        </p>
      </li>
    ))}
  </ul>
)
