import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { DeskSettings } from '@haat/contract/domains/content.site.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Holiday } from '@haat/contract/shared/public-holidays.ts'
import { ApiFailure } from '#api/client.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useCall } from '#api/use-router-context.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ConflictNotice } from '#office/parts/conflict-notice.tsx'
import { AnswerTimeFields } from './answer-time-fields.tsx'
import { HolidayList } from './holiday-list.tsx'
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
  const [base, setBase] = useState(saved)
  const [theirs, setTheirs] = useState<DeskSettings>()
  const save = useSaveSettings()
  const listDifferences = useSettingsDifferences()
  const bodyOf = (version: string) => ({
    holidays: draft.holidays,
    answerMinutes: draft.answerMinutes,
    version: Number(version),
  })
  const form = useForm({
    names: [...minuteNames, 'version'],
    texts: { minutesInvalid: settings.minutesInvalid },
    textNames: Object.fromEntries(minuteNames.map((name) => [name, 'minutes'])),
    schema: async () => (await import('@haat/contract/domains/content.site.ts')).deskSettingsSchema,
    toBody: ({ version }) => bodyOf(version),
    isCheckedOnBlur: true,
    values: { version: String(base.version) },
    async send({ version }) {
      try {
        startFrom(await save.mutateAsync(bodyOf(version)))
        void showToast('success', settings.saved)
      } catch (failure) {
        if (isConflict(failure)) setTheirs(await queryClient.fetchQuery(settingsQueries.desk(call)))
        throw failure
      }
    },
  })
  const [isEditing, setIsEditing] = useState(false)
  const [isReminded, setIsReminded] = useState(false)
  const week = useSiteSettings()?.hours
  const isDirty = listDifferences(base, draft).length > 0
  const leaveGuard = useLeaveGuard(isDirty || isEditing)

  function startFrom(now: DeskSettings) {
    setDraft(now)
    setBase(now)
    setTheirs(undefined)
  }

  return (
    <form
      {...form.props}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        setIsReminded(isEditing)
        if (!isEditing) return form.props.onSubmit(event)
        // What is typed there would not be saved, and nobody would notice.
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>('[data-holiday-fields] input')?.focus()
      }}
    >
      {theirs && (
        <ConflictNotice
          changes={listDifferences(theirs, draft)}
          isBusy={form.isBusy}
          onTakeTheirs={() => {
            startFrom(theirs)
            form.edit(...minuteNames)
          }}
          onKeepMine={() => void form.submit({ version: String(theirs.version) })}
        />
      )}
      <Panel title={settings.promises}>
        <AnswerTimeFields
          minutes={draft.answerMinutes}
          isLocked={!isAdmin}
          errorOf={(priority) => form.error(`answerMinutes.${priority}`)}
          onChange={(answerMinutes) => setDraft({ ...draft, answerMinutes })}
        />
      </Panel>
      <Panel title={settings.holidays}>
        <HolidayList
          holidays={draft.holidays}
          week={week}
          isLocked={!isAdmin}
          onChange={(holidays) => setDraft({ ...draft, holidays })}
          onEditing={setIsEditing}
        />
      </Panel>
      {isAdmin && (
        <div
          className={classNames(
            'flex flex-wrap items-center gap-x-4 gap-y-2',
            // The list is long: what was changed in its middle is saved from there. On a phone it stands above the tabs.
            isDirty &&
              'sticky bottom-20 z-10 rounded-panel border border-line bg-surface p-3 shadow-3 md:bottom-4',
          )}
        >
          {form.failure !== undefined && !isConflict(form.failure) && (
            <FormError text={settings.saveFailed} className="w-full" />
          )}
          {isReminded && isEditing && <FormError text={settings.openFirst} className="w-full" />}
          <Button type="submit" size="large" isBusy={form.isBusy} className="max-sm:w-full">
            {settings.save}
          </Button>
          <p role="status" className="text-small font-semibold text-crimson">
            {isDirty && settings.unsaved}
          </p>
        </div>
      )}
      {leaveGuard.dialog}
    </form>
  )
}

const isConflict = (error: unknown) => error instanceof ApiFailure && error.status === 409

const priorities = ['normal', 'high', 'urgent'] as const
const minuteNames = priorities.map((priority) => `answerMinutes.${priority}` as const)

/** Lists the settings in which two versions differ, formatted for reading. */
function useSettingsDifferences() {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const dayText = ({ date, name, isAnnounced }: Holiday) =>
    [formatLocalDate(date, ui.language), name.en, name.ne, !isAnnounced && settings.notAnnounced]
      .filter(Boolean)
      .join(', ')
  /** The days that only one of the lists has: both in full would be too long to find them. */
  const onlyIn = (list: readonly Holiday[], other: readonly Holiday[]) => {
    const known = new Set(other.map(dayText))
    return list
      .map(dayText)
      .filter((text) => !known.has(text))
      .join('; ')
  }
  const dayChange = (theirs: readonly Holiday[], yours: readonly Holiday[]) => ({
    label: settings.holidays,
    theirs: onlyIn(theirs, yours),
    yours: onlyIn(yours, theirs),
  })
  const minutes = (count: number) => `${inDigitsOf(ui.language, String(count))} ${settings.minutes}`
  return (theirs: Draft, yours: Draft) => [
    ...priorities
      .filter((priority) => theirs.answerMinutes[priority] !== yours.answerMinutes[priority])
      .map((priority) => ({
        label: settings.priorities[priority],
        theirs: minutes(theirs.answerMinutes[priority]),
        yours: minutes(yours.answerMinutes[priority]),
      })),
    ...[dayChange(theirs.holidays, yours.holidays)]
      .filter((change) => change.theirs !== '' || change.yours !== '')
      .map((change) => ({
        ...change,
        theirs: change.theirs || settings.noneOfThese,
        yours: change.yours || settings.noneOfThese,
      })),
  ]
}
