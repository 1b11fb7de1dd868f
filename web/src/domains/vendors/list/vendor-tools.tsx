import { useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { readVendorSearch, type VendorSearch } from '../vendor-search.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

/** A plain form, so that it works before hydration and without JavaScript. */
export function VendorTools({ search }: { search: VendorSearch }) {
  const texts = useArea('vendors')
  const navigate = useNavigate()

  function show(form: HTMLFormElement) {
    void navigate({ to: '/vendors/', search: readVendorSearch(Object.fromEntries(new FormData(form))) })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    show(event.currentTarget)
  }

  return (
    <form
      // The fields are uncontrolled, so a changed address needs a new form.
      key={`${search.searchTerm} ${search.sortField}`}
      action="/vendors/"
      method="get"
      role="search"
      aria-label={texts.find}
      onSubmit={handleSubmit}
      className="flex grow flex-wrap justify-end gap-2.5 md:max-w-160"
    >
      <div className="min-w-48 grow">
        <TextInput
          type="search"
          name="searchTerm"
          aria-label={texts.find}
          placeholder={texts.findExample}
          defaultValue={search.searchTerm}
          maxLength={searchTermMaxLength}
          icon={<Search />}
        />
      </div>
      <div className="w-48 max-md:grow">
        <SelectInput
          name="sortField"
          aria-label={texts.sortBy}
          defaultValue={search.sortField ?? 'rating'}
          onChange={(event) => show(event.currentTarget.form!)}
        >
          <option value="rating">{texts.byRating}</option>
          <option value="name">{texts.byName}</option>
          <option value="createdAt">{texts.byAge}</option>
        </SelectInput>
      </div>
      <Button type="submit" variant="secondary" className="min-h-13">
        {texts.search}
      </Button>
    </form>
  )
}
