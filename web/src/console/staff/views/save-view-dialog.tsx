import type { SavedViewPage } from '@haat/contract/domains/staff.rules.ts'
import { savedViewNameMaxLength } from '@haat/contract/domains/staff.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { useViewChanges } from './views.queries.ts'

interface SaveViewDialogProps {
  page: SavedViewPage
  search: string
  onClose(): void
}

export function SaveViewDialog({ page, search, onClose }: SaveViewDialogProps) {
  const { views } = useArea('staff')
  const { save } = useViewChanges()
  const bodyOf = ({ name, isShared }: Record<'name' | 'isShared', string>) => ({
    place: page,
    name,
    search,
    isShared: isShared !== '',
  })
  const form = useForm({
    names: ['name', 'isShared'],
    texts: { nameRequired: views.nameRequired },
    schema: async () =>
      (await import('@haat/contract/domains/staff.ts')).staffEndpoints['POST /staff/views'].body,
    toBody: bodyOf,
    async send(values) {
      await save.mutateAsync(bodyOf(values))
      void showToast('success', views.saved)
      onClose()
    },
  })
  const isTaken = form.failure instanceof ApiFailure && form.failure.status === 409
  const failureText = form.failure === undefined ? undefined : isTaken ? views.taken : views.failed

  return (
    <Dialog isOpen onClose={onClose} title={views.saveTitle}>
      <form {...form.props} className="grid gap-4">
        <Field label={views.name} isRequired error={form.error('name') ?? failureText}>
          {(control) => (
            <TextInput {...control} name="name" data-autofocus maxLength={savedViewNameMaxLength} />
          )}
        </Field>
        <Checkbox name="isShared">{views.share}</Checkbox>
        <Button type="submit" isWide isBusy={form.isBusy}>
          {views.keep}
        </Button>
      </form>
    </Dialog>
  )
}
