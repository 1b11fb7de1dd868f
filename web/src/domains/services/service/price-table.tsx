import { vatPercent } from '@haat/contract/domains/catalogue.rules.ts'
import type { Service } from '@haat/contract/domains/services.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { lengthOf, sumOf, type ServiceOption } from './service-option.ts'

interface PriceTableProps {
  service: Service
  option: ServiceOption | undefined
}

/** The prices of all options, split into visit and labour; the chosen option is highlighted. */
export function PriceTable({ service, option }: PriceTableProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const { options, parts, vat } = service
  const row = (label: string, textOf: (one: ServiceOption) => string, isSum = false) => (
    <tr className={classNames(isSum && 'font-extrabold')}>
      <th scope="row" className={classNames('py-3 pr-2 text-left', !isSum && 'font-normal')}>
        {label}
      </th>
      {options.map((one) => (
        <td
          key={one.id}
          className={classNames(
            'px-2 py-3 text-right md:px-4',
            one === option && 'bg-blush',
            one === option && isSum && 'rounded-b-control',
          )}
        >
          {textOf(one)}
        </td>
      ))}
    </tr>
  )
  const rupees = (paisa: number) => formatRupees(paisa, ui.language)
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="mb-3 text-title">
        {services.whatYouPay}
      </h2>
      <table className="w-full border-separate border-spacing-0 text-small md:text-body">
        <thead>
          <tr>
            <th scope="col" className="text-left align-bottom font-normal">
              <span className="sr-only">{services.length}</span>
            </th>
            {options.map((one) => (
              <th
                key={one.id}
                scope="col"
                className={classNames(
                  'px-2 py-3 text-right align-bottom md:px-4',
                  one === option && 'rounded-t-control bg-blush text-crimson-deep',
                )}
              >
                {lengthOf(one, services, ui.language)}
                <span className="block text-small font-normal">
                  <BilingualText text={one.name} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:border-t [&_td]:border-line [&_th]:border-t [&_th]:border-line">
          {row(services.visit, (one) => rupees(one.visitPaisa))}
          {row(services.labour, (one) => rupees(one.labourPaisa))}
          {row(services.parts, () => (parts.length > 0 ? services.asBelow : services.noParts))}
          {row(services.beforeParts, (one) => rupees(sumOf(one)), true)}
        </tbody>
      </table>
      {vat !== 'none' && (
        <p className="mt-2 text-small text-muted">
          {services.vat[vat](formatCount(vatPercent, ui.language))}
        </p>
      )}
      {parts.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 text-h3">{services.partsTitle}</h3>
          <dl className="grid gap-x-8 md:grid-cols-2">
            {parts.map(({ name, pricePaisa }) => (
              <div
                key={name.en}
                className="flex justify-between gap-4 border-b border-line py-2.5 text-small md:text-body"
              >
                <dt>
                  <BilingualText text={name} />
                </dt>
                <dd className="font-semibold whitespace-nowrap">{rupees(pricePaisa)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
