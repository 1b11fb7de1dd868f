import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import type { CouponScope } from '@haat/contract/domains/coupons.rules.ts'
import type { CouponSubject } from '@haat/contract/domains/coupons.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { Segments } from '#office/parts/segments.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { couponQueries } from '../coupons.queries.ts'

/** What a coupon is for. */
export interface ChosenScope {
  scope: CouponScope
  subjects: readonly CouponSubject[]
}

interface SubjectChoiceProps {
  shopId: string
  chosen: ChosenScope
  error: string | undefined
  onChoose(chosen: ChosenScope): void
}

/** Chooses everything, some categories or some products of the shop. */
export function SubjectChoice({ shopId, chosen, error, onChoose }: SubjectChoiceProps) {
  const { form: texts } = useArea('vendor').coupons
  const errorId = useId()
  const { scope } = chosen
  return (
    <fieldset className="grid gap-3" {...(error && { 'aria-describedby': errorId })}>
      <legend className="mb-2 text-label">{texts.scope}</legend>
      <Segments
        names={texts.scopes}
        chosen={scope}
        onChoose={(next) => onChoose({ scope: next, subjects: [] })}
      />
      {scope !== 'all' && <Choices key={scope} {...{ shopId, chosen, onChoose }} />}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

function Choices({ shopId, chosen, onChoose }: Omit<SubjectChoiceProps, 'error'>) {
  const { form: texts } = useArea('vendor').coupons
  const { language } = useMessages().ui
  const [term, setTerm] = useState('')
  const { scope, subjects } = chosen
  const isListings = scope === 'listings'
  const query = useQuery(couponQueries.subjects(useCall(), shopId, term))
  const offered = query.data?.[isListings ? 'listings' : 'categories']
  const isChosen = ({ id }: CouponSubject) => subjects.some((one) => one.id === id)
  const toggle = (subject: CouponSubject) =>
    onChoose({
      scope,
      subjects: isChosen(subject) ? subjects.filter(({ id }) => id !== subject.id) : [...subjects, subject],
    })
  return (
    <div className="grid gap-3">
      {isListings && (
        <>
          {subjects.length > 0 && (
            <div role="group" aria-label={texts.chosen} className="flex flex-wrap gap-2">
              {subjects.map((subject) => (
                <Chip
                  key={subject.id}
                  label={inLanguage(subject.name, language)}
                  onRemove={() => toggle(subject)}
                />
              ))}
            </div>
          )}
          <SearchField label={texts.search} icon={<Search aria-hidden />} term={term} onChange={setTerm} />
        </>
      )}
      <div role="status">
        {query.isError ? (
          <p className="text-small text-muted">{texts.searchFailed}</p>
        ) : !offered ? (
          <p className="text-small text-muted">{texts.searching}</p>
        ) : (
          offered.length === 0 && (
            <p className="text-small text-muted">{isListings ? texts.nothing : texts.noCategories}</p>
          )
        )}
      </div>
      {offered && offered.length > 0 && (
        <ul
          aria-label={isListings ? texts.scopes.listings : texts.categories}
          className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line px-3.5"
        >
          {offered.map((subject) => (
            <li key={subject.id}>
              <Checkbox checked={isChosen(subject)} onChange={() => toggle(subject)}>
                {inLanguage(subject.name, language)}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
