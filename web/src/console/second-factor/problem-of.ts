import { ApiFailure } from '#api/client.ts'
import type { Areas } from '#messages/areas.ts'

type Texts = Areas['staff']['secondFactor']

/** Why a code was refused, in the reader's language. */
export function problemOf(error: unknown, texts: Texts, wrong: string): string | undefined {
  if (error === null || error === undefined) return undefined
  if (!(error instanceof ApiFailure)) return texts.failed
  if (error.status === 422) return wrong
  return error.status === 429 ? texts.tooMany : texts.failed
}
