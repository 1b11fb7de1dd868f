import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['sita.gurung@example.com', 's•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['🏔️sita@example.com', '🏔•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['no address at all', '•••'],
  ['@example.com', '•••'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
