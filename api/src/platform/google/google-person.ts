import type { IDToken } from 'openid-client'
import { emailMaxLength, emailPattern } from '@haat/contract/shared/email.ts'
import { GoogleError } from './google-error.ts'

export interface GooglePerson {
  issuer: string
  subject: string
  /** In small letters; undefined where the issuer gave none that could be one. */
  email: string | undefined
  isEmailVerified: boolean
  name: string | undefined
}

function toEmail(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || claim.length > emailMaxLength) return undefined
  return emailPattern.test(claim) ? claim.toLowerCase() : undefined
}

function toName(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined
  // Control characters have no place in a name, and the database has none for NUL.
  const name = claim.replace(/\p{Cc}+/gu, ' ').trim()
  return name === '' ? undefined : name
}

/** Claims are what the issuer says; their types are not promised. */
export function toGooglePerson(claims: IDToken | undefined): GooglePerson {
  if (!claims) throw new GoogleError('refused')
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: toEmail(claims['email']),
    isEmailVerified: claims['email_verified'] === true,
    name: toName(claims['name']),
  }
}
