import { ApiFailure } from '#api/client.ts'
import type { Areas } from '#ui/messages/areas.ts'

type Texts = Areas['office']['secondFactor']

/** Says in the reader's language why a password or code was refused; `refused` is the text for a wrong one. */
export function errorText(error: unknown, texts: Texts, refused: string): string | undefined {
  if (error === null || error === undefined) return undefined
  if (!(error instanceof ApiFailure)) return texts.failed
  if (error.status === 422) return refused
  return error.status === 429 ? texts.tooMany : texts.failed
}
