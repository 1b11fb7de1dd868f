import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillSettings } from '@haat/contract/domains/content.site.ts'
import { maxAbbreviatedUpToPaisa } from '@haat/contract/domains/content.site.rules.ts'
import { formatRupees, parseRupees } from '@haat/contract/shared/money.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { settingsQueries, useSaveBillSettings } from './settings.queries.ts'

const isConflict = (error: unknown) => error instanceof ApiFailure && error.status === 409

/** Up to which total a bill is an abbreviated tax invoice; only admins may change it. */
export function BillSettingsForm({ isAdmin }: { isAdmin: boolean }) {
  const { settings } = useArea('staff')
  const { data, isError, refetch } = useQuery({
    ...settingsQueries.bills(useCall()),
    refetchOnWindowFocus: false,
  })
  return (
    <Panel title={settings.bills}>
      <p className="mb-4 max-w-text text-small text-muted">{settings.billsLead}</p>
      {data ? (
        <LimitField saved={data} isAdmin={isAdmin} />
      ) : isError ? (
        <PartError onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={settings.bills}>
          <Skeleton className="h-13 max-w-text rounded-control" />
        </SkeletonGroup>
      )}
    </Panel>
  )
}

function LimitField({ saved, isAdmin }: { saved: BillSettings; isAdmin: boolean }) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const [typed, setTyped] = useState(String(saved.abbreviatedUpToPaisa / 100))
  const [isChecked, setIsChecked] = useState(false)
  const save = useSaveBillSettings()
  const paisa = parseRupees(typed)
  const isRight = paisa !== undefined && paisa >= 0 && paisa <= maxAbbreviatedUpToPaisa
  return (
    <form
      noValidate
      className="grid max-w-text gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (!isRight || save.isPending) return
        save.mutate(
          { abbreviatedUpToPaisa: paisa, version: saved.version },
          { onSuccess: () => void showToast('success', settings.saved) },
        )
      }}
    >
      <Field
        label={settings.billsLimit}
        hint={settings.billsNow(formatRupees(saved.abbreviatedUpToPaisa, ui.language))}
        error={isChecked && !isRight ? settings.billsInvalid : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            name="abbreviatedUpTo"
            inputMode="decimal"
            disabled={!isAdmin}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsChecked(false)
            }}
          />
        )}
      </Field>
      {save.isError && (
        <FormError text={isConflict(save.error) ? settings.billsConflict : settings.saveFailed} />
      )}
      {isAdmin && (
        <Button type="submit" variant="secondary" isBusy={save.isPending} className="justify-self-start">
          {settings.save}: {settings.bills}
        </Button>
      )}
    </form>
  )
}
