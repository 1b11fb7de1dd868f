import type { ReactNode } from 'react'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { Variant } from './buying/choose-variant.ts'

const hasWords = ({ en, ne }: Bilingual) => en !== '' || ne !== ''

/**
 * Description, origin and warranty. The law requires origin and warranty, so they are added where the vendor's
 * own attributes do not name them.
 */
export function ProductStory({ product, variant }: { product: Product; variant: Variant }) {
  const texts = useArea('product')
  const { title, headline, description, attributes, origin, warranty } = product
  const isAmongAttributes = (value: Bilingual) =>
    attributes.some((attribute) => attribute.value.en === value.en)
  const required = (
    [
      [texts.origin, origin],
      [texts.warranty, warranty],
    ] as const
  ).filter(([, value]) => hasWords(value) && !isAmongAttributes(value))
  return (
    <section id="story" aria-labelledby="story-title" className="min-w-0">
      <h2 id="story-title" className="text-title">
        <BilingualText text={hasWords(headline) ? headline : title} />
      </h2>
      <p className="mt-3 max-w-text whitespace-pre-line">
        <BilingualText text={description} />
      </p>
      <dl id="specification" className="mt-5 border-t border-line md:mt-6">
        {attributes.map(({ name, value }) => (
          <Row key={name.en} name={<BilingualText text={name} />}>
            <BilingualText text={value} />
          </Row>
        ))}
        {required.map(([name, value]) => (
          <Row key={name} name={name}>
            <BilingualText text={value} />
          </Row>
        ))}
        <Row name={texts.sku}>{variant.sku}</Row>
      </dl>
    </section>
  )
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="product-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
