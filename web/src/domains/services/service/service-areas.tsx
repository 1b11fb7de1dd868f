import type { Service } from '@haat/contract/domains/services.ts'
import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Any day will do, since Nepal has no daylight saving time. */
const midnightInNepal = Date.parse('2026-01-01T00:00:00+05:45')
const clock = (minutes: number, language: Language) =>
  formatTime(midnightInNepal + minutes * 60_000, language)

/** The districts that the provider comes to, and the working hours. */
export function ServiceAreas({ service }: { service: Service }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const { areas, hours } = service
  return (
    <div className="grid gap-x-10 gap-y-(--section-gap) md:grid-cols-2">
      <section aria-labelledby="areas">
        <h2 id="areas" className="mb-3 text-title">
          {services.whereTheyCome}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {areas.map(({ district, name, wards }) => (
            <li key={`${district} ${wards}`} className="rounded-chip bg-sunken px-3.5 py-2.5 text-small">
              {wards
                ? services.area(inLanguage(name, ui.language), inDigitsOf(ui.language, wards))
                : inLanguage(name, ui.language)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours" className="mb-3 text-title">
          {services.hours}
        </h2>
        <dl className="text-small md:text-body">
          {hours.map((open, weekday) => (
            <div key={weekday} className="flex justify-between gap-4 border-b border-line py-2">
              <dt>{weekdayNames[ui.language][weekday]}</dt>
              <dd className={open ? 'font-semibold' : 'text-muted'}>
                {open
                  ? services.openFromTo(clock(open.opens, ui.language), clock(open.closes, ui.language))
                  : services.dayOff}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
