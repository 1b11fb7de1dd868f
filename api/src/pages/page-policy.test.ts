import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))

it('lets forms lead to this site and to the host where shoppers pay, and nowhere else', () => {
  const plain = pagePolicy('n', { isDevelopment: false })
  expect(directive(plain, 'form-action')).toBe("form-action 'self'")
  const formUrl = 'https://epay.esewa.com.np/api/epay/main/v2/form'
  const paying = pagePolicy('n', { isDevelopment: false, formUrl })
  expect(directive(paying, 'form-action')).toBe("form-action 'self' https://epay.esewa.com.np")
  expect(paying.replace(' https://epay.esewa.com.np', '')).toBe(plain)
})
