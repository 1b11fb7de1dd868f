import { expect, it } from 'vitest'
import { nonceSources, pagePolicy, reportingEndpoints } from './page-policy.ts'

const own = nonceSources('n')
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))

it('lets scripts load others by the nonce of one answer, and by hashes only those that are named', () => {
  const once = pagePolicy(own, { isDevelopment: false })
  expect(directive(once, 'script-src')).toBe("script-src 'self' 'nonce-n' 'strict-dynamic'")
  expect(directive(once, 'style-src')).toBe("style-src 'self' 'nonce-n'")
  const kept = pagePolicy({ script: "'sha256-a' 'sha256-b'", style: '' }, { isDevelopment: false })
  expect(directive(kept, 'script-src')).toBe("script-src 'self' 'sha256-a' 'sha256-b'")
  expect(directive(kept, 'style-src')).toBe("style-src 'self'")
})

it('lets forms lead to this site and to the host where shoppers pay, and nowhere else', () => {
  const plain = pagePolicy(own, { isDevelopment: false })
  expect(directive(plain, 'form-action')).toBe("form-action 'self'")
  const formUrl = 'https://epay.esewa.com.np/api/epay/main/v2/form'
  const paying = pagePolicy(own, { isDevelopment: false, formUrl })
  expect(directive(paying, 'form-action')).toBe("form-action 'self' https://epay.esewa.com.np")
  expect(paying.replace(' https://epay.esewa.com.np', '')).toBe(plain)
})

it('says where violations are reported to, in the newer way only where browsers take it', () => {
  const plain = pagePolicy(own, { isDevelopment: false })
  expect(directive(plain, 'report-uri')).toBe('report-uri /api/csp-reports')
  expect(directive(plain, 'report-to')).toBeUndefined()
  const secure = pagePolicy(own, { isDevelopment: false, isSecure: true })
  expect(directive(secure, 'report-uri')).toBe('report-uri /api/csp-reports')
  expect(directive(secure, 'report-to')).toBe('report-to csp')
  expect(reportingEndpoints).toBe('csp="/api/csp-reports"')
  expect(pagePolicy(own, { isDevelopment: true, isSecure: true })).not.toContain('report-')
})
