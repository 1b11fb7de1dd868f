import { useId, useState } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import {
  findSlugFault,
  shopSlugMaxLength,
  shopSlugMinLength,
  slugChangeDays,
} from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopEdition } from '@haat/contract/domains/vendors.page.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { failureText } from '../../members/failure-text.ts'
import { useChangeSlug } from '../shop.queries.ts'

interface SlugDialogProps {
  shop: Shop
  /** What the field begins with. */
  first: string
  onChanged(edition: ShopEdition): void
  onClose(): void
}

/** "My Shop" becomes "my-shop" while it is typed; a hyphen at the end may be followed by more. */
const toSlug = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .replace(/^-/, '')

/** Gives the shop another address name. */
export function SlugDialog({ shop, first, onChanged, onClose }: SlugDialogProps) {
  const { ui } = useMessages()
  const { shopDetails, failures } = useArea('vendor')
  const formId = useId()
  const [slug, setSlug] = useState(first)
  const { mutateAsync: change } = useChangeSlug(shop.shopId)
  const count = (figure: number) => formatCount(figure, ui.language)
  const form = useForm({
    names: ['slug'],
    texts: {
      form: shopDetails.faults.form,
      short: shopDetails.faults.short(count(shopSlugMinLength)),
      long: shopDetails.faults.long(count(shopSlugMaxLength)),
      reserved: shopDetails.faults.reserved,
      taken: shopDetails.faults.taken,
      lately: shopDetails.faults.lately(count(slugChangeDays)),
      same: shopDetails.faults.same,
    },
    values: { slug },
    validate: (typed) => ({ slug: typed.slug === shop.slug ? 'same' : findSlugFault(typed.slug) }),
    problemsOfFailure: (failure) => {
      const code = failure instanceof ApiFailure ? failure.code : undefined
      return code === 'SLUG_TAKEN'
        ? { slug: 'taken' }
        : code === 'SLUG_CHANGED_LATELY'
          ? { slug: 'lately' }
          : {}
    },
    send: async (typed) => onChanged(await change(typed.slug)),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shopDetails.changeTitle}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {shopDetails.cancel}
          </Button>
          <Button type="submit" form={formId} isWide isBusy={form.isBusy} busyLabel={shopDetails.changing}>
            {shopDetails.changeNow}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="grid gap-4">
        <Field
          label={shopDetails.name}
          hint={`${location.host}/vendors/${slug}`}
          error={form.error('slug')}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name="slug"
              lang="en"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={shopSlugMaxLength}
              data-autofocus
              value={slug}
              onChange={({ target }) => setSlug(toSlug(target.value))}
            />
          )}
        </Field>
        <ul className="grid list-disc gap-1 pl-5 text-small">
          <li>{shopDetails.oldWorks}</li>
          <li>{shopDetails.againAfter(count(slugChangeDays))}</li>
        </ul>
        <FormError text={failureText(form.failure, failures)} />
      </form>
    </Dialog>
  )
}
