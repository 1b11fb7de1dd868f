import { useState } from 'react'
import {
  cleanCouponCode,
  findCouponDaysFault,
  makeCouponCode,
  maxCouponDays,
  maxCouponDaysAhead,
  maxCouponSubjects,
  type CouponDaysFault,
} from '@haat/contract/domains/coupons.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { useCouponWords } from '#office/coupons/use-coupon-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm, type Problems } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { useAddCoupon } from '../coupons.queries.ts'
import { AnnounceChoice } from './announce-choice.tsx'
import { FirstDay, LastDay } from './coupon-days.tsx'
import { DiscountFields, type TypedDiscount } from './discount-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { SubjectChoice, type ChosenScope } from './subject-choice.tsx'
import {
  findCodeFault,
  isDiscountPaisa,
  isLimit,
  isMinimumPaisa,
  isPercent,
  readPaisa,
  readWhole,
} from './typed-coupon.ts'

/** The alphabet of codes has a power of two of letters, so that each is as likely as another. */
const random = (below: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % below

const nothing = { kind: 'percent', value: '', maxPaisa: '', minimumPaisa: '' } as const

/** Makes a coupon. */
export function NewCouponDialog({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const { coupons, failures } = useArea('vendor')
  const { form: texts } = coupons
  const { problems } = texts
  const words = useCouponWords()
  const add = useAddCoupon(shopId)
  const [today] = useState(() => nepalDay(new Date()))
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState<TypedDiscount>(nothing)
  const [limits, setLimits] = useState({ useLimit: '', limitPerShopper: '1' })
  const [beginsOn, setBeginsOn] = useState(today)
  const [endsOn, setEndsOn] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ChosenScope>({ scope: 'all', subjects: [] })
  const [isAnnounced, setIsAnnounced] = useState(false)
  const { kind } = typed
  const isPercentage = kind === 'percent'
  const value = isPercentage ? readWhole(typed.value) : readPaisa(typed.value)
  const maxPaisa = isPercentage ? readPaisa(typed.maxPaisa) : null
  const minimumPaisa = readPaisa(typed.minimumPaisa) ?? 0
  const useLimit = readWhole(limits.useLimit)
  const limitPerShopper = readWhole(limits.limitPerShopper)
  const findDaysProblems = (): Problems<'beginsOn' | 'endsOn', 'dayRequired' | CouponDaysFault> => {
    if (beginsOn === '') return { beginsOn: 'dayRequired' }
    if (endsOn === '') return { endsOn: 'dayRequired' }
    const found = findCouponDaysFault({ beginsOn, endsOn }, today)
    return found?.field === 'beginsOn' ? { beginsOn: found.fault } : { endsOn: found?.fault }
  }
  const form = useForm({
    names: [
      'code',
      'value',
      'maxPaisa',
      'minimumPaisa',
      'beginsOn',
      'endsOn',
      'useLimit',
      'limitPerShopper',
      'subjects',
    ],
    texts: {
      ...problems,
      far: problems.far(words.count(maxCouponDaysAhead)),
      long: problems.long(words.count(maxCouponDays)),
      subjectsLong: problems.subjectsLong(words.count(maxCouponSubjects)),
    },
    values: { ...typed, ...limits, code, beginsOn, endsOn: endsOn ?? '', subjects: '' },
    validate: () => ({
      code: findCodeFault(code),
      value:
        value === null
          ? 'valueRequired'
          : isPercentage
            ? isPercent(value)
              ? undefined
              : 'percentInvalid'
            : isDiscountPaisa(value)
              ? undefined
              : 'amountInvalid',
      maxPaisa: maxPaisa === null || isDiscountPaisa(maxPaisa) ? undefined : 'mostInvalid',
      minimumPaisa: isMinimumPaisa(minimumPaisa) ? undefined : 'minimumInvalid',
      ...findDaysProblems(),
      useLimit: isLimit(useLimit) ? undefined : 'limitInvalid',
      limitPerShopper: isLimit(limitPerShopper) ? undefined : 'limitInvalid',
      subjects:
        chosen.scope !== 'all' && chosen.subjects.length === 0
          ? 'subjectsRequired'
          : chosen.subjects.length > maxCouponSubjects
            ? 'subjectsLong'
            : undefined,
    }),
    refusedAs: { code: 'codeTaken' },
    async send() {
      const subjects = chosen.subjects.map(({ id }) => id)
      await add.mutateAsync({
        code: cleanCouponCode(code),
        kind,
        value: value!,
        maxPaisa,
        minimumPaisa,
        beginsOn,
        endsOn,
        useLimit,
        limitPerShopper,
        isAnnounced,
        scope: chosen.scope,
        subjects,
      })
      void showToast('success', texts.saved(cleanCouponCode(code)))
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} size="wide">
      <form {...form.props} className="grid gap-5">
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field label={texts.code} error={form.error('code')} isRequired>
            {(control) => (
              <TextInput
                {...control}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                maxLength={32}
                translate="no"
                className="tracking-wide uppercase"
                value={code}
                onChange={({ target }) => setCode(target.value)}
                data-autofocus
              />
            )}
          </Field>
          <Button
            variant="secondary"
            className={form.error('code') ? 'sm:mb-7' : undefined}
            onClick={() => {
              setCode(makeCouponCode(random))
              form.edit('code')
            }}
          >
            {texts.generate}
          </Button>
          <p className="text-small text-muted sm:col-span-2">{texts.codeHint}</p>
        </div>
        <DiscountFields
          typed={typed}
          error={form.error}
          onChange={(changed) => {
            setTyped((before) => ({ ...before, ...changed }))
            if (changed.kind) form.edit('value', 'maxPaisa')
          }}
        />
        <SubjectChoice
          shopId={shopId}
          chosen={chosen}
          error={form.error('subjects')}
          onChoose={(next) => {
            setChosen(next)
            form.edit('subjects')
          }}
        />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <FirstDay
            today={today}
            day={beginsOn}
            error={form.error('beginsOn')}
            onChange={(day) => {
              setBeginsOn(day)
              form.edit('beginsOn', 'endsOn')
            }}
          />
          <LastDay
            from={beginsOn || today}
            endsOn={endsOn}
            error={form.error('endsOn')}
            onChange={(day) => {
              setEndsOn(day)
              form.edit('endsOn')
            }}
          />
        </div>
        <LimitFields
          {...limits}
          error={form.error}
          onChange={(changed) => setLimits((before) => ({ ...before, ...changed }))}
        />
        <AnnounceChoice isAnnounced={isAnnounced} onChange={setIsAnnounced} />
        <div className="rounded-control bg-cream px-4 py-3 text-small text-cream-ink">
          <p className="font-semibold">{texts.bearTitle}</p>
          <p className="mt-1">{texts.bear}</p>
          <p className="mt-1">{texts.staysNote}</p>
        </div>
        <FormError text={failureText(form.failure, failures)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
