import { expect, it } from 'vitest'
import { pagePolicy, reportingEndpoints } from './page-policy.ts'

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

it('says where violations are reported to, in the newer way only where browsers take it', () => {
  const plain = pagePolicy('n', { isDevelopment: false })
  expect(directive(plain, 'report-uri')).toBe('report-uri /api/csp-reports')
  expect(directive(plain, 'report-to')).toBeUndefined()
  const secure = pagePolicy('n', { isDevelopment: false, isSecure: true })
  expect(directive(secure, 'report-uri')).toBe('report-uri /api/csp-reports')
  expect(directive(secure, 'report-to')).toBe('report-to csp')
  expect(reportingEndpoints).toBe('csp="/api/csp-reports"')
  expect(pagePolicy('n', { isDevelopment: true, isSecure: true })).not.toContain('report-')
})
