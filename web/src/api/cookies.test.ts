import { afterEach, describe, expect, it, vi } from 'vitest'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'

const open = (protocol: string, cookie = '') => {
  const page = { cookie }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', page)
  return page
}
afterEach(() => vi.unstubAllGlobals())

describe('cookies of the page', () => {
  it('live as long as they are told, on every path, for this site', () => {
    const page = open('http:')
    writeCookie('accessToken', 'a/b', 600)
    expect(page.cookie).toBe('accessToken=a%2Fb; Path=/; Max-Age=600; SameSite=Lax')
  })

  it('travel encrypted where the page did', () => {
    const page = open('https:')
    deleteCookie('accessToken')
    expect(page.cookie).toBe('accessToken=; Path=/; Max-Age=0; SameSite=Lax; Secure')
  })

  it.each([
    ['accessToken=a%2Fb', 'a/b'],
    ['x=1; accessToken=abc; y=2', 'abc'],
    ['notaccessToken=abc', undefined],
    ['accessToken=', undefined],
    ['accessToken=%E0%', '%E0%'],
  ])('in %j the token is %j', (cookie, value) => {
    open('http:', cookie)
    expect(readCookie('accessToken')).toBe(value)
  })
})
