import type { IDToken } from 'openid-client'
import { emailMaxLength, emailPattern } from '@haat/contract/shared/email.ts'
import { GoogleError } from './google-error.ts'

export interface GooglePerson {
  issuer: string
  subject: string
  /** In lower case; undefined when the issuer gave no valid address. */
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
  // Control characters do not belong in a name, and PostgreSQL cannot store NUL.
  const name = claim.replace(/\p{Cc}+/gu, ' ').trim()
  return name === '' ? undefined : name
}

/** The issuer does not promise the types of its claims, so each is checked. */
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
