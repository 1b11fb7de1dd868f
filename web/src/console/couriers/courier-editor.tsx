import type { Courier } from '@haat/contract/domains/couriers.ts'
import {
  collectsMaxLength,
  courierNameMaxLength,
  courierPhoneMaxLength,
} from '@haat/contract/domains/couriers.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useSaveCourier, type CourierForm } from './couriers.queries.ts'

interface CourierEditorProps {
  /** The courier to change; undefined for a new one. */
  courier: Courier | undefined
  onClose(): void
}

const names = ['name', 'phone', 'collects.en', 'collects.ne'] as const

const bodyOf = (values: Record<(typeof names)[number], string>): CourierForm => ({
  name: values.name,
  phone: values.phone,
  collects: { en: values['collects.en'], ne: values['collects.ne'] },
})

/** Adds or changes one courier in a dialog. What was typed stays when the API refuses it. */
export function CourierEditor({ courier, onClose }: CourierEditorProps) {
  const { couriers } = useArea('staff')
  const save = useSaveCourier(courier?.id)
  const form = useForm({
    names,
    texts: couriers.problems,
    schema: async () =>
      (await import('@haat/contract/domains/couriers.ts')).couriersEndpoints['POST /staff/couriers'].body,
    toBody: bodyOf,
    async send(values) {
      await save.mutateAsync(bodyOf(values))
      void showToast('success', couriers.saved)
      onClose()
    },
    refusedAs: { name: 'nameTaken' },
  })
  const leaveGuard = useLeaveGuard(form.isDirty)
  return (
    <Dialog
      isOpen
      onClose={() => leaveGuard.leave(onClose)}
      title={courier ? courier.name : couriers.add}
      size="wide"
    >
      <form {...form.props} className="grid gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={couriers.name} error={form.error('name')} isRequired>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                defaultValue={courier?.name}
                maxLength={courierNameMaxLength}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={couriers.phone} error={form.error('phone')}>
            {(control) => (
              <TextInput
                {...control}
                name="phone"
                type="tel"
                defaultValue={courier?.phone}
                maxLength={courierPhoneMaxLength}
                autoComplete="off"
              />
            )}
          </Field>
          {(['en', 'ne'] as const).map((language) => (
            <Field
              key={language}
              label={couriers.collects[language]}
              hint={couriers.collectsHint}
              error={form.error(`collects.${language}`)}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={`collects.${language}`}
                  lang={language}
                  defaultValue={courier?.collects[language]}
                  maxLength={collectsMaxLength}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </div>
        <FormError text={form.failure === undefined ? undefined : couriers.notSaved} />
        <div className="flex justify-end">
          <Button type="submit" isBusy={form.isBusy}>
            {couriers.save}
          </Button>
        </div>
      </form>
      {leaveGuard.dialog}
    </Dialog>
  )
}
