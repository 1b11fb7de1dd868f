import { savedViewNameMaxLength } from '@haat/contract/domains/views.rules.ts'
import type { SavedView } from '@haat/contract/domains/views.ts'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useViewChanges, type ViewSource } from './views.queries.ts'

interface ViewDialogProps {
  source: ViewSource
  /** The filters that are saved; nothing where a view gets another name. */
  search?: string
  view?: SavedView
  onClose(): void
}

/** Gives filters a name, or a view another one. */
export function ViewDialog({ source, search = '', view, onClose }: ViewDialogProps) {
  const { views } = useArea('office')
  const { save, rename } = useViewChanges(source)
  const bodyOf = ({ name, isShared }: Record<'name' | 'isShared', string>) => ({
    name,
    search: view?.search ?? search,
    isShared: view ? view.isShared : isShared !== '',
  })
  const form = useForm({
    names: ['name', 'isShared'],
    texts: { nameRequired: views.nameRequired },
    schema: async () => (await import('@haat/contract/domains/views.ts')).newViewFields,
    toBody: bodyOf,
    async send(values) {
      const body = bodyOf(values)
      await (view ? rename.mutateAsync({ id: view.id, name: body.name }) : save.mutateAsync(body))
      void showToast('success', view ? views.renamed : views.saved)
      onClose()
    },
  })
  const isTaken = form.failure instanceof ApiFailure && form.failure.status === 409
  const failureText = form.failure === undefined ? undefined : isTaken ? views.taken : views.failed

  return (
    <Dialog isOpen onClose={onClose} title={view ? views.renameTitle : views.saveTitle}>
      <form {...form.props} className="grid gap-4">
        <Field label={views.name} isRequired error={form.error('name') ?? failureText}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              data-autofocus
              maxLength={savedViewNameMaxLength}
              defaultValue={view?.name}
            />
          )}
        </Field>
        {!view && <Checkbox name="isShared">{views.share[source.audience]}</Checkbox>}
        <Button type="submit" isWide isBusy={form.isBusy}>
          {views.keep}
        </Button>
      </form>
    </Dialog>
  )
}
