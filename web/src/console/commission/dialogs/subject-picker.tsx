import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useId, useState, type ReactNode } from 'react'
import type { CommissionSubject } from '@haat/contract/domains/commission.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { listingCategories } from '#office/catalogue/listing-categories.ts'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { Segments } from '#office/parts/segments.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, FieldError } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { commissionQueries, type FoundSubject } from '../commission.queries.ts'

/** What a rule is about; its address is empty while nothing is chosen. */
export interface ChosenSubject {
  subject: CommissionSubject
  address: string
  /** As it was found, to be named. */
  found?: FoundSubject
}

interface SubjectPickerProps {
  chosen: ChosenSubject
  error: string | undefined
  onChoose(chosen: ChosenSubject): void
}

/** Chooses a shop, a category or a product, or everything else. */
export function SubjectPicker({ chosen, error, onChoose }: SubjectPickerProps) {
  const { subjects, form: texts } = useArea('staff').commission
  const { subject } = chosen
  const names = {
    shop: subjects.shop,
    category: subjects.category,
    product: subjects.product,
    default: subjects.default,
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-label">{texts.about}</legend>
      <Segments
        names={names}
        chosen={subject}
        onChoose={(next) => onChoose({ subject: next, address: '' })}
      />
      {subject === 'category' && (
        <CategoryField
          slug={chosen.address}
          error={error}
          onChoose={(address) => onChoose({ subject, address })}
        />
      )}
      {(subject === 'shop' || subject === 'product') && (
        <FoundField
          key={subject}
          subject={subject}
          found={chosen.found}
          error={error}
          onChoose={(found) => onChoose({ subject, address: found?.address ?? '', ...(found && { found }) })}
        />
      )}
    </fieldset>
  )
}

interface CategoryFieldProps {
  slug: string
  error: string | undefined
  onChoose(slug: string): void
}

function CategoryField({ slug, error, onChoose }: CategoryFieldProps) {
  const { form: texts } = useArea('staff').commission
  const { language } = useMessages().ui
  const query = useQuery(listingCategories(useCall(), 'product'))
  return (
    <Field
      label={texts.category}
      error={error ?? (query.isError ? texts.searchFailed : undefined)}
      isRequired
    >
      {(control) => (
        <SelectInput {...control} value={slug} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{texts.choose}</option>
          {query.data?.map((department) => (
            <optgroup key={department.slug} label={inLanguage(department.name, language)}>
              {[department, ...department.children].map((category) => (
                <option key={category.slug} value={category.slug}>
                  {inLanguage(category.name, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectInput>
      )}
    </Field>
  )
}

interface FoundFieldProps {
  subject: 'shop' | 'product'
  found: FoundSubject | undefined
  error: string | undefined
  onChoose(found: FoundSubject | undefined): void
}

/** Finds a shop or a product by its name. */
export function FoundField({ subject, found, error, onChoose }: FoundFieldProps) {
  const { form: texts } = useArea('staff').commission
  const [term, setTerm] = useState('')
  const errorId = useId()
  const query = useQuery(commissionQueries.subjects(useCall(), subject, term))
  if (found) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-pine-tint px-4 py-3">
        <Found found={found} />
        <Button variant="secondary" onClick={() => onChoose(undefined)}>
          {texts.other}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2" {...(error && { 'aria-describedby': errorId })}>
      <SearchField label={texts[subject]} icon={<Search aria-hidden />} term={term} onChange={setTerm} />
      <div role="status">
        {query.isError ? (
          <Sentence>{texts.searchFailed}</Sentence>
        ) : query.isFetching ? (
          <Sentence>{texts.searching}</Sentence>
        ) : (
          query.data?.length === 0 && <Sentence>{texts.nothing}</Sentence>
        )}
      </div>
      {query.data && query.data.length > 0 && (
        <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line">
          {query.data.map((one) => (
            <li key={one.address}>
              <button
                type="button"
                className="block min-h-11 w-full px-4 py-2 text-left hover:bg-sunken"
                onClick={() => onChoose(one)}
              >
                <Found found={one} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

const Sentence = ({ children }: { children: ReactNode }) => (
  <p className="text-small text-muted">{children}</p>
)

function Found({ found: { name, note } }: { found: FoundSubject }) {
  const { language } = useMessages().ui
  return (
    <span className="min-w-0">
      <strong className="block text-label wrap-anywhere">{inLanguage(name, language)}</strong>
      <span className="block text-small text-muted">{inLanguage(note, language)}</span>
    </span>
  )
}
