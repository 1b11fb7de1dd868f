import { useState } from 'react'
import type { SavedViewPage } from '@haat/contract/domains/staff.rules.ts'
import { savedViewNameMaxLength } from '@haat/contract/domains/staff.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
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
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const isTaken = save.error instanceof ApiFailure && save.error.status === 409

  function send() {
    if (name.trim() === '' || save.isPending) return
    save.mutate(
      { place: page, name, search, isShared },
      {
        onSuccess: () => {
          void showToast('success', views.saved)
          onClose()
        },
      },
    )
  }

  return (
    <Dialog isOpen onClose={onClose} title={views.saveTitle}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Field
          label={views.name}
          isRequired
          error={save.isError ? (isTaken ? views.taken : views.failed) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              maxLength={savedViewNameMaxLength}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Checkbox checked={isShared} onChange={(event) => setIsShared(event.target.checked)}>
          {views.share}
        </Checkbox>
        <Button type="submit" isWide isBusy={save.isPending}>
          {views.keep}
        </Button>
      </form>
    </Dialog>
  )
}
