import { useState } from 'react'
import { requestNoteMaxLength } from '@haat/contract/domains/services.rules.ts'
import type { Service } from '@haat/contract/domains/services.ts'
import { useCall } from '#api/use-router-context.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { tomorrowInNepal } from '../free-day.ts'

const requestFields = ['dayWished', 'name', 'email', 'phoneNumber', 'note'] as const
export type RequestField = (typeof requestFields)[number]

/** Checks and sends the request for a visit. */
export function useRequestForm({ id: serviceId, hours }: Service, optionNote: string) {
  const call = useCall()
  const services = useArea('services')
  const [sent, setSent] = useState<{ ticketNumber: string; answerBy: string }>()
  const toBody = (values: Record<RequestField, string>) => ({
    ...values,
    note: [optionNote, values.note].filter(Boolean).join('\n').slice(0, requestNoteMaxLength),
  })
  const form = useForm({
    names: requestFields,
    texts: services.problems,
    schema: () =>
      import('@haat/contract/domains/services.ts').then((contract) => contract.serviceRequestBody),
    toBody,
    validate: ({ dayWished }) => dayProblem(dayWished, hours),
    textNames: { dayWished: 'day', phoneNumber: 'phone' },
    draftKey: `request-${serviceId}`,
    async send(values) {
      const body = toBody(values)
      setSent((await call('POST /services/:serviceId/requests', { params: { serviceId }, body })).data)
    },
  })
  return { ...form, sent, startAgain: () => setSent(undefined) }
}

/** A visit can be tomorrow at the earliest, on a weekday on which the provider works. */
function dayProblem(day: string, hours: Service['hours']) {
  if (day === '') return {}
  if (day < tomorrowInNepal(new Date())) return { dayWished: 'dayPast' as const }
  return hours[new Date(day).getUTCDay()] ? {} : { dayWished: 'dayOff' as const }
}
