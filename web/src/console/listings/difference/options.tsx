import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'

interface OptionsProps {
  before: ProductContent | undefined
  after: ProductContent
}

/** The options with their values in both languages. */
export function Options({ before, after }: OptionsProps) {
  const { difference } = useArea('staff').listings
  return (
    <ul className="grid gap-2">
      {after.options.map((option) => {
        const old = before?.options.find(({ key }) => key === option.key)
        const removed = old?.values.filter(({ key }) => !option.values.some((value) => value.key === key))
        return (
          <li key={option.key} className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{`${option.name.en} · ${option.name.ne}`}</span>
            {before && !old && <Badge tone="pineTint">{difference.added}</Badge>}
            {option.values.map(({ key, name }) => {
              const was = old?.values.find((value) => value.key === key)
              const isNew = before && (!was || JSON.stringify(was.name) !== JSON.stringify(name))
              return (
                <Badge key={key} tone={isNew ? 'pineTint' : 'sunken'}>
                  {`${name.en} · ${name.ne}`}
                </Badge>
              )
            })}
            {removed?.map(({ key, name }) => (
              <Badge key={key} tone="blushTint">
                <del>
                  <BilingualText text={name} />
                </del>
              </Badge>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

/** Every variant with its SKU; price and stock only of new ones, because those of others are changed without a look. */
export function Variants({ before, after }: OptionsProps) {
  const { ui } = useMessages()
  const { difference, variant: texts } = useArea('staff').listings
  const keyOf = ({ values }: { values: readonly string[] }) => values.join('/')
  const nameOf = ({ values }: { values: readonly string[] }, { options }: ProductContent) =>
    values
      .map((value, at) => options[at]?.values.find(({ key }) => key === value)?.name)
      .map((name) => (name ? inLanguage(name, ui.language) : ''))
      .filter(Boolean)
      .join(', ') || texts.only
  const removed = before?.variants.filter(
    (variant) => !after.variants.some((one) => keyOf(one) === keyOf(variant)),
  )
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-small">
        <thead>
          <tr className="text-muted">
            {[texts.name, texts.sku, texts.price, texts.stock].map((head) => (
              <th key={head} scope="col" className="py-1 pr-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {after.variants.map((variant) => {
            const was = before?.variants.find((one) => keyOf(one) === keyOf(variant))
            return (
              <tr key={keyOf(variant)} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-3 font-semibold">
                  {nameOf(variant, after)}{' '}
                  {before && !was && <Badge tone="pineTint">{difference.newOne}</Badge>}
                  {!variant.isOffered && <Badge tone="sunken">{difference.off}</Badge>}
                </th>
                <td className="py-2 pr-3 [overflow-wrap:anywhere]">
                  {was && was.sku !== variant.sku && <del className="mr-1 text-crimson-deep">{was.sku}</del>}
                  {variant.sku}
                </td>
                {was ? (
                  <td colSpan={2} className="py-2 text-muted">
                    {difference.livePrice}
                  </td>
                ) : (
                  <>
                    <td className="py-2 pr-3 whitespace-nowrap">
                      {variant.pricePaisa !== null && formatRupees(variant.pricePaisa, ui.language)}
                    </td>
                    <td className="py-2">
                      {variant.stock !== null && formatCount(variant.stock, ui.language)}
                    </td>
                  </>
                )}
              </tr>
            )
          })}
          {removed?.map((variant) => (
            <tr key={keyOf(variant)} className="border-t border-line text-muted">
              <th scope="row" className="py-2 pr-3 font-semibold">
                <del>{nameOf(variant, before!)}</del> <Badge tone="blushTint">{difference.removed}</Badge>
              </th>
              <td className="py-2 pr-3">
                <del>{variant.sku}</del>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
