import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CourierChoice } from '@haat/contract/domains/couriers.ts'
import { maxStopsOfRun, riderMaxLength } from '@haat/contract/domains/runs.rules.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { PageLayout } from '#office/parts/page-layout.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { DoorSorter } from './door-sorter.tsx'
import { ParcelChoice, type ParcelGroup } from './parcel-choice.tsx'
import { RunHead } from './run-head.tsx'
import { runPath, useRunChange, type NewRun, type RunSide } from './runs.queries.ts'
import { isAmong, useChosenDoors } from './use-chosen-doors.ts'
import { useRunFailure } from './use-run-failure.ts'
import { useRunFigures } from './use-run-figures.ts'

interface RunFormProps {
  side: RunSide
  couriers: {
    data?: CourierChoice[] | undefined
    isLoadingError: boolean
    refetch(): unknown
  }
  courierId: string | undefined
  onCourier(courierId: string): void
  /** The parcels that can go along, in groups; undefined while they are loaded. */
  groups: ParcelGroup[] | undefined
  /** Set where they could not be loaded. */
  onRetry: (() => void) | undefined
  /** What stands in place of no parcels. */
  emptyText: string
  /** `H-20836` or `H-20836.2`, for those that are chosen at first. */
  wanted: readonly string[]
}

/** Makes a run: the courier, who rides, which parcels, and the order of their doors. */
export function RunForm(props: RunFormProps) {
  const { side, couriers, courierId, onCourier, groups, onRetry, emptyText, wanted } = props
  const { runs } = useArea('office')
  const { form: texts } = runs
  const { cash, count } = useRunFigures()
  const failureText = useRunFailure()
  const navigate = useNavigate()
  // Sent again after a broken line it is the same run.
  const [id] = useState(makeUuid)
  const [rider, setRider] = useState('')
  const [isTried, setIsTried] = useState(false)
  const doors = useChosenDoors(
    groups?.flatMap(({ parcels }) => parcels),
    (door) => isAmong(wanted, door),
  )
  const making = useRunChange(side, (call, run: NewRun) => side.make(call, run))
  const problem =
    courierId === undefined
      ? texts.missingCourier
      : doors.chosen.length === 0
        ? texts.missingParcels
        : doors.chosen.length > maxStopsOfRun
          ? texts.tooMany(count(maxStopsOfRun))
          : undefined

  async function make() {
    setIsTried(true)
    if (problem !== undefined || courierId === undefined) return
    const run = await making.mutateAsync({ id, courierId, rider: rider.trim(), doors: doors.chosen })
    void showToast('success', texts.made)
    void navigate({ to: side.to, params: { _splat: runPath(side, run.id) }, replace: true })
  }
  return (
    <PageLayout>
      <RunHead side={side} isBelow title={texts.title} note={texts.told} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <section className="grid gap-4 rounded-panel bg-surface p-4 shadow-2 md:p-5">
            <fieldset>
              <legend className="mb-2.5 text-h3">{texts.courier}</legend>
              {couriers.isLoadingError && <PartError onRetry={() => void couriers.refetch()} />}
              {couriers.data?.length === 0 && <p>{texts.noCouriers}</p>}
              <div className="grid gap-2.5">
                {!couriers.data && !couriers.isLoadingError && <Skeleton className="h-18 rounded-control" />}
                {couriers.data?.map((courier) => (
                  <ChoiceCard
                    key={courier.id}
                    name="courier"
                    isChosen={courier.id === courierId}
                    onChoose={() => onCourier(courier.id)}
                    className="grid p-3.5"
                  >
                    <span className="text-label">{courier.name}</span>
                    <span className="text-small text-muted">
                      <BilingualText text={courier.collects} />
                    </span>
                  </ChoiceCard>
                ))}
              </div>
            </fieldset>
            <Field label={texts.rider} hint={texts.riderHint}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  maxLength={riderMaxLength}
                  value={rider}
                  onChange={(event) => setRider(event.target.value)}
                />
              )}
            </Field>
          </section>
          <ParcelChoice
            {...{ side, groups, onRetry, emptyText, doors }}
            needsCourier={courierId === undefined}
          />
        </div>
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel bg-surface p-4 shadow-2 md:p-5">
          <div>
            <h2 className="text-h3">{texts.order}</h2>
            <p className="mt-1 text-small text-muted">
              {doors.chosen.length > 0 ? texts.orderLead : texts.nothing}
            </p>
          </div>
          <DoorSorter
            label={texts.order}
            doors={doors.chosen}
            onChange={doors.sort}
            onRemove={doors.toggle}
          />
        </section>
      </div>
      <div className="sticky bottom-[calc(var(--phone-bar-height)+0.5rem)] z-10 rounded-panel bg-surface p-3 shadow-3 md:bottom-4 md:px-5">
        <FormError text={(isTried && problem) || failureText(making.error)} className="mb-3" />
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="min-w-0">
            <span className="block text-h3">{texts.chosen(count(doors.chosen.length))}</span>
            <span className="text-small text-muted">
              {cash(doors.chosen.reduce((sum, { cashPaisa }) => sum + cashPaisa, 0))}
            </span>
          </p>
          <Button
            size="large"
            isBusy={making.isPending}
            busyLabel={texts.sending}
            onClick={() => void make().catch(() => {})}
          >
            {texts.send}
          </Button>
        </div>
      </div>
    </PageLayout>
  )
}
