import { isIP } from 'node:net'
import { z } from 'zod'
import { isLoopback } from './platform/http/is-loopback.ts'

export const web = ['http:', 'https:']

/** An address that a program can use, with an error that says what is wrong with any other. */
export const url = (name: string, protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`)), {
      error: `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      abort: true,
    })
    .refine(isReadable, {
      error: `${name} cannot be read as an address; in a user name or password special characters are written as %40 for @, %2F for / and so on`,
      abort: true,
    })
export const urlWithHost = (name: string, protocols: string[]) =>
  url(name, protocols).refine((text) => new URL(text).hostname !== '', `${name} names no host`)

/**
 * Drivers decode the user name and password and fail at what cannot be decoded. An @ after the host belonged
 * before it.
 */
function isReadable(text: string): boolean {
  const parsed = URL.parse(text)
  try {
    if (parsed === null || `${parsed.pathname}${parsed.hash}`.includes('@')) return false
    return decodeURIComponent(`${parsed.username}${parsed.password}`) !== undefined
  } catch {
    return false
  }
}

/** Pages, cookies and links are made for the root of a host: below a path nothing would be found. */
export const siteUrl = url('PUBLIC_URL', web).refine(
  (text) => new URL(text).href === `${new URL(text).origin}/`,
  'PUBLIC_URL must be a scheme and a host alone, like https://haat.example: no path, query, # or password',
)
export const apiUrl = url('PUBLIC_API_URL', web).refine((text) => {
  const { username, password, search, hash } = new URL(text)
  return [username, password, search, hash].every((part) => part === '')
}, 'PUBLIC_API_URL must be a scheme, a host and perhaps a path: no query, # or password')

export const hostName = z
  .string()
  .refine(
    (text) => isIP(text) > 0 || /^[a-z\d]([a-z\d._-]*[a-z\d])?$/i.test(text),
    'HOST must be an IP address or the name of this machine, without scheme, port or brackets',
  )
export const isLoopbackHost = (text: string) => {
  const parsed = URL.parse(`http://${isIP(text) === 6 ? `[${text}]` : text}`)
  return parsed !== null && isLoopback(parsed)
}

/** A plain decimal number: not 1e3, not 0x10. */
export const number = (name: string, hint = '') =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, `${name} must be a number${hint}`)
    .transform(Number)
