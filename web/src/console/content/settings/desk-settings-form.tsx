import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { DeskSettings } from '@haat/contract/domains/content.site.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ConflictNotice } from '#console/parts/conflict-notice.tsx'
import { HolidayList } from './holiday-list.tsx'
import { AnswerTimeFields } from './answer-time-fields.tsx'
import { settingsQueries, useSaveSettings } from './settings.queries.ts'

interface DeskSettingsFormProps {
  /** The settings as the server has them; when they change, what was typed here stays. */
  saved: DeskSettings
  isAdmin: boolean
}

type Draft = Omit<DeskSettings, 'version'>

/** Edits the answer times and holidays of the support desk; only admins may change them. */
export function DeskSettingsForm({ saved, isAdmin }: DeskSettingsFormProps) {
  const { settings } = useArea('staff')
  const queryClient = useQueryClient()
  const call = useCall()
  const [draft, setDraft] = useState<Draft>(saved)
  const [version, setVersion] = useState(saved.version)
  const [theirs, setTheirs] = useState<DeskSettings>()
  const save = useSaveSettings()
  const listDifferences = useSettingsDifferences()

  function send(baseVersion: number) {
    const { holidays, answerMinutes } = draft
    save.mutate(
      { holidays, answerMinutes, version: baseVersion },
      {
        onSuccess: (now) => {
          setTheirs(undefined)
          startFrom(now)
          void showToast('success', settings.saved)
        },
        onError: (error) => void (isConflict(error) && loadTheirs()),
      },
    )
  }

  function startFrom(now: DeskSettings) {
    setDraft(now)
    setVersion(now.version)
    setTheirs(undefined)
  }

  const loadTheirs = async () => setTheirs(await queryClient.fetchQuery(settingsQueries.desk(call)))

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
          changes={listDifferences(theirs, draft)}
          isBusy={save.isPending}
          onTakeTheirs={() => startFrom(theirs)}
          onKeepMine={() => send(theirs.version)}
        />
      )}
      <Panel title={settings.promises}>
        <AnswerTimeFields
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
        <FormError text={isInvalid(save.error) ? settings.minutesRule : settings.saveFailed} />
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

const priorities = ['normal', 'high', 'urgent'] as const

/** Lists the settings in which two versions differ, formatted for reading. */
function useSettingsDifferences() {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const days = (list: readonly string[]) =>
    list.length === 0 ? settings.noHolidays : list.map((day) => formatDate(day, ui.language)).join('; ')
  const minutes = (count: number) => `${inDigitsOf(ui.language, String(count))} ${settings.minutes}`
  return (theirs: Draft, yours: Draft) => [
    ...priorities
      .filter((priority) => theirs.answerMinutes[priority] !== yours.answerMinutes[priority])
      .map((priority) => ({
        label: settings.priorities[priority],
        theirs: minutes(theirs.answerMinutes[priority]),
        yours: minutes(yours.answerMinutes[priority]),
      })),
    ...(days(theirs.holidays) === days(yours.holidays)
      ? []
      : [{ label: settings.holidays, theirs: days(theirs.holidays), yours: days(yours.holidays) }]),
  ]
}
