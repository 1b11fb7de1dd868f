import { useState } from 'react'
import type { DeskSettings } from '@haat/contract/domains/content.site.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { ConflictNotice } from '../parts/conflict-notice.tsx'
import { HolidayList } from './holiday-list.tsx'
import { PromiseFields } from './promise-fields.tsx'
import { settingsQueries, useSaveSettings } from './settings.queries.ts'
import { useSettingsChanges } from './use-settings-changes.tsx'

interface DeskFormProps {
  /** As the server has them; what is typed stays when they change. */
  seen: DeskSettings
  isAdmin: boolean
}

export type Draft = Omit<DeskSettings, 'version'>

export function DeskForm({ seen, isAdmin }: DeskFormProps) {
  const { settings } = useArea('staff')
  const queryClient = useQueryClient()
  const call = useCall()
  const [draft, setDraft] = useState<Draft>(seen)
  const [version, setVersion] = useState(seen.version)
  const [theirs, setTheirs] = useState<DeskSettings>()
  const save = useSaveSettings()
  const changesOf = useSettingsChanges()

  function send(seenVersion: number) {
    const { holidays, answerMinutes } = draft
    save.mutate(
      { holidays, answerMinutes, version: seenVersion },
      {
        onSuccess: (saved) => {
          setTheirs(undefined)
          take(saved)
          void showToast('success', settings.saved)
        },
        onError: (error) => void (isConflict(error) && showTheirs()),
      },
    )
  }

  function take(now: DeskSettings) {
    setDraft(now)
    setVersion(now.version)
    setTheirs(undefined)
  }

  const showTheirs = async () => setTheirs(await queryClient.fetchQuery(settingsQueries.desk(call)))

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) send(version)
      }}
    >
      {theirs && (
        <ConflictNotice
          changes={changesOf(theirs, draft)}
          isBusy={save.isPending}
          onTakeTheirs={() => take(theirs)}
          onKeepMine={() => send(theirs.version)}
        />
      )}
      <Panel title={settings.promises}>
        <PromiseFields
          minutes={draft.answerMinutes}
          isLocked={!isAdmin}
          onChange={(answerMinutes) => setDraft({ ...draft, answerMinutes })}
        />
      </Panel>
      <Panel title={settings.holidays}>
        <HolidayList
          days={draft.holidays}
          isLocked={!isAdmin}
          onChange={(holidays) => setDraft({ ...draft, holidays })}
        />
      </Panel>
      {save.isError && !isConflict(save.error) && (
        <Refusal text={isInvalid(save.error) ? settings.minutesRule : settings.saveFailed} />
      )}
      {isAdmin && (
        <Button
          type="submit"
          size="large"
          isBusy={save.isPending}
          className="justify-self-start max-sm:w-full"
        >
          {settings.save}
        </Button>
      )}
    </form>
  )
}

const isConflict = (error: unknown) => error instanceof ApiFailure && error.status === 409
const isInvalid = (error: unknown) => error instanceof ApiFailure && error.status === 422
