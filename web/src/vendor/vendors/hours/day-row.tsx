import Coffee from 'lucide-react/icons/coffee'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { Toggle } from '#office/parts/toggle.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { dayFault, type DayHours } from './day-hours.ts'
import { TimeRange } from './time-range.tsx'

interface DayRowProps {
  name: string
  day: DayHours
  canChange: boolean
  onChange(day: DayHours): void
  onToggle(): void
  onCopy(): void
}

const firstPause = { from: '13:00', to: '14:00' }

/** One weekday: open or closed, from when to when, and with a break. On a phone its parts stand below each other. */
export function DayRow({ name, day, canChange, onChange, onToggle, onCopy }: DayRowProps) {
  const { shopHours } = useArea('vendor')
  const faultId = useId()
  const fault = dayFault(day)
  const { isOpen, opens, closes, pause } = day
  const shared = { isDisabled: !canChange, faultId: fault && faultId }
  return (
    <li>
      <div
        role="group"
        aria-label={name}
        className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)_auto]"
      >
        <div className="max-lg:w-full">
          <Toggle isOn={isOpen} isDisabled={!canChange} onPress={onToggle}>
            {name}
            {!isOpen && <span className="font-normal text-muted"> · {shopHours.closed}</span>}
          </Toggle>
        </div>
        {isOpen && (
          <>
            <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1 max-lg:contents">
              <TimeRange
                {...shared}
                from={opens}
                to={closes}
                labels={[shopHours.opensOf(name), shopHours.closesOf(name)]}
                onChange={(from, to) => onChange({ ...day, opens: from, closes: to })}
              />
              {pause ? (
                <div className="flex flex-wrap items-center gap-x-2 max-sm:w-full">
                  <span className="text-small text-muted max-sm:grow">{shopHours.pause}</span>
                  <TimeRange
                    {...shared}
                    className="max-sm:order-last max-sm:w-full"
                    from={pause.from}
                    to={pause.to}
                    labels={[shopHours.pauseFromOf(name), shopHours.pauseToOf(name)]}
                    onChange={(from, to) => onChange({ ...day, pause: { from, to } })}
                  />
                  {canChange && (
                    <IconButton
                      label={shopHours.dropPauseOf(name)}
                      onClick={() => onChange({ ...day, pause: null })}
                    >
                      <X aria-hidden />
                    </IconButton>
                  )}
                </div>
              ) : (
                canChange && (
                  <Button
                    variant="quiet"
                    icon={<Coffee />}
                    aria-label={shopHours.addPauseOf(name)}
                    className="max-lg:-ms-4"
                    onClick={() => onChange({ ...day, pause: firstPause })}
                  >
                    {shopHours.addPause}
                  </Button>
                )
              )}
            </div>
            {canChange && (
              <Button
                variant="quiet"
                icon={<Copy />}
                aria-label={shopHours.copyOf(name)}
                className="justify-self-start max-lg:-ms-4"
                onClick={onCopy}
              >
                {shopHours.copy}
              </Button>
            )}
          </>
        )}
        <div role="alert" className="lg:col-span-3">
          {fault && <FieldError id={faultId}>{shopHours.faults[fault]}</FieldError>}
        </div>
      </div>
    </li>
  )
}
