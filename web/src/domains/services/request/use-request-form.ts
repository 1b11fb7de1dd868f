import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { requestNoteMaxLength } from '@haat/contract/domains/services.rules.ts'
import type { Service } from '@haat/contract/domains/services.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { requestFields, validateRequest, type Problems, type RequestField } from './validate-request.ts'

/** Validates and sends the request for a visit. The fields are uncontrolled. */
export function useRequestForm({ id: serviceId, hours }: Service, optionNote: string) {
  const call = useCall()
  const [problems, setProblems] = useState<Problems>({})
  const request = useMutation({
    mutationFn: async (values: Record<RequestField, string>) => {
      const note = [optionNote, values.note].filter(Boolean).join('\n').slice(0, requestNoteMaxLength)
      return (
        await call('POST /services/:serviceId/requests', { params: { serviceId }, body: { ...values, note } })
      ).data
    },
  })

  /**
   * Renders the problems before the focus moves, so that a screen reader announces the field together with its
   * problem.
   */
  function showProblems(form: HTMLFormElement, next: Problems) {
    flushSync(() => setProblems(next))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (request.isPending) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const values = Object.fromEntries(
      requestFields.map((field) => [field, String(typed.get(field) ?? '').trim()]),
    ) as Record<RequestField, string>
    const invalid = validateRequest(
      values,
      hours.map((open) => open !== null),
      new Date(),
    )
    showProblems(form, invalid)
    if (Object.values(invalid).some(Boolean)) return
    request.mutate(values, { onError: (failure) => showProblems(form, problemsOf(failure)) })
  }

  return {
    problems,
    submit,
    edit: (field: RequestField) => setProblems((known) => ({ ...known, [field]: undefined })),
    sent: request.data,
    failure: request.error,
    isSending: request.isPending,
    startAgain: request.reset,
  }
}

function problemsOf(failure: unknown): Problems {
  if (!(failure instanceof ApiFailure)) return {}
  const { fields } = failure
  return Object.fromEntries(
    requestFields.filter((field) => fields[field]).map((field) => [field, { message: fields[field] }]),
  )
}
