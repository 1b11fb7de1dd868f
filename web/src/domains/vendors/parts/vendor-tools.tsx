import { useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { readVendorSearch, type VendorSearch } from '../vendor-search.ts'

/** A plain form: it works before its code has come, and without any. */
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
      // Another search is another form: what stands in it comes from the address.
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
          maxLength={200}
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
