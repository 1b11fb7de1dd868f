import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/** Nobody types one into an address on purpose, and PostgreSQL cannot store NUL. */
const controlCharacter = /\p{Cc}/u
/** Words may hold any other one, as what is copied out of a letter or a terminal does. */
const nul = /\0/

/** Every text in a value as parsers give it, with the way there; names of fields are texts as well. */
function* textsIn(value: unknown): Generator<{ text: string; path: string }> {
  // A body may be nested more deeply than functions may call each other.
  const open = [{ value, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: inner, path } = next
    if (typeof inner === 'string') yield { text: inner, path }
    if (typeof inner !== 'object' || inner === null || Buffer.isBuffer(inner)) continue
    for (const [name, below] of Object.entries(inner)) {
      yield { text: name, path }
      open.push({ value: below, path: path ? `${path}.${name}` : name })
    }
  }
}

function refuseIn(place: 'address' | 'body', value: unknown, unreadable: RegExp) {
  for (const { text, path } of textsIn(value)) {
    if (!unreadable.test(text) && text.isWellFormed()) continue
    const message =
      place === 'address'
        ? 'This address holds a character that cannot be read. Please check it.'
        : 'This text holds a character that cannot be read. Please type it again.'
    throw new ApiError('VALIDATION_FAILED', message, { [path || place]: message })
  }
}

/**
 * The one place in which characters are refused that cannot be kept: every control character in the parameters of an address,
 * before anything looks at them, and NUL and halves of characters in what is left of a body when its schema has had its say.
 */
export function refuseUnreadable(app: FastifyInstance) {
  app.addHook('preValidation', async ({ params, query }) => {
    refuseIn('address', params, controlCharacter)
    refuseIn('address', query, controlCharacter)
  })
  app.addHook('preHandler', async ({ body }) => refuseIn('body', body, nul))
}
