import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { NewContent as NewContentBody } from '@haat/contract/domains/content.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { useContentMutation } from '../content.queries.ts'
import { BackToList } from '../content-link.tsx'
import { ContentFields } from '../fields/content-fields.tsx'
import { idsOf, type Draft } from './draft.ts'
import { useContentForm } from './use-content-form.ts'

const emptyDraft: Draft = { tags: [], en: { title: '', files: [] }, ne: { title: '', files: [] } }

export function NewContent() {
  const { content } = useArea('staff')
  const navigate = useNavigate()
  const [key, setKey] = useState('')
  const create = useContentMutation(
    async (call, body: NewContentBody) => (await call('POST /master-content', { body })).data,
  )
  const form = useContentForm(key, emptyDraft, async (status, { tags, en, ne }) => {
    const titles = { title: en.title.trim(), titleNe: ne.title.trim() }
    const body = { key, ...titles, tags, status, fileIds: idsOf(en.files), fileIdsNe: idsOf(ne.files) }
    const { id } = await create.mutateAsync(body)
    void showToast('success', status === 'published' ? content.editor.published : content.editor.saved)
    void navigate({ to: '/staff/$', params: { _splat: `content/${id}` }, ignoreBlocker: true })
  })
  const leaveGuard = useLeaveGuard(form.isDirty && !create.isSuccess)

  return (
    <form {...form.props} className="max-w-5xl">
      <BackToList />
      <h1 className="text-h1">{content.editor.new}</h1>
      <div className="mt-5 grid gap-5 rounded-panel bg-surface p-5 shadow-2">
        <Field label={content.editor.key} hint={content.editor.keyHint} error={form.error('key')} isRequired>
          {(control) => (
            <TextInput
              {...control}
              name="key"
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
      <FormError text={form.failure === undefined ? undefined : content.editor.failed} className="mt-4" />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={form.isBusy} busyLabel={content.editor.saving}>
          {content.editor.save}
        </Button>
        <Button
          onClick={() => void form.submit({ status: 'published' })}
          isBusy={form.isBusy}
          busyLabel={content.editor.publishing}
        >
          {content.editor.publish}
        </Button>
      </div>
      {leaveGuard.dialog}
    </form>
  )
}
