import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useLeaveGuard } from '#console/parts/use-leave-guard.ts'
import { isConflict, useContentMutation } from '../content.queries.ts'
import { BackToList } from '../content-link.tsx'
import { ContentFields } from '../fields/content-fields.tsx'
import { useContentForm } from './use-content-form.ts'

type Status = MasterContent['status']
const emptyDraft = { title: '', tags: [], files: [] }

export function NewContent() {
  const { content } = useArea('staff')
  const navigate = useNavigate()
  const [key, setKey] = useState('')
  const form = useContentForm(key, emptyDraft)
  const create = useContentMutation(async (call, status: Status) => {
    const { files, title, tags } = form.draft
    const body = { key, title: title.trim(), tags, status, fileIds: files.map(({ id }) => id) }
    return (await call('POST /master-content', { body })).data
  })
  useLeaveGuard(form.isDirty && !create.isSuccess)

  function save(status: Status) {
    if (!form.validate(status)) return
    create.mutate(status, {
      onSuccess: ({ id }) => {
        void showToast('success', status === 'published' ? content.editor.published : content.editor.saved)
        void navigate({ to: '/staff/$', params: { _splat: `content/${id}` }, ignoreBlocker: true })
      },
      onError: (failure) => isConflict(failure) && form.setErrors({ key: 'keyTaken' }),
    })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save('draft')
      }}
      className="max-w-3xl"
    >
      <BackToList />
      <h1 className="text-h1">{content.editor.new}</h1>
      <div className="mt-5 grid gap-5 rounded-panel bg-surface p-5 shadow-2">
        <Field
          label={content.editor.key}
          hint={content.editor.keyHint}
          error={form.errors.key && content.editor.faults[form.errors.key]}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              value={key}
              maxLength={64}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setKey(event.target.value.trim())}
            />
          )}
        </Field>
        <ContentFields form={form} />
      </div>
      <FormError
        text={create.isError && !isConflict(create.error) ? content.editor.failed : undefined}
        className="mt-4"
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={create.isPending} busyLabel={content.editor.saving}>
          {content.editor.save}
        </Button>
        <Button
          onClick={() => save('published')}
          isBusy={create.isPending}
          busyLabel={content.editor.publishing}
        >
          {content.editor.publish}
        </Button>
      </div>
    </form>
  )
}
