import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodesMost, secondFactorDigits } from '@haat/contract/domains/account.second-factor.rules.ts'

const periodSeconds = 30
/** Clocks of phones may be off by one step either way. */
const steps = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Haat',
    label,
    algorithm: 'SHA1',
    digits: secondFactorDigits,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the picture. */
export const totpUri = (secret: string, label: string) => totpOf(secret, label).toString()

/** The time step that a code belongs to; none for a wrong one. */
export function stepOfCode(secret: string, code: string, timestamp = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: steps, timestamp })
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta
}

export interface ShownCode {
  code: string
  step: number
  secondsLeft: number
}

/** What the app shows at a moment. */
export function codeAt(secret: string, timestamp = Date.now()): ShownCode {
  return {
    code: totpOf(secret).generate({ timestamp }),
    step: TOTP.counter({ period: periodSeconds, timestamp }),
    secondsLeft: Math.ceil(TOTP.remaining({ period: periodSeconds, timestamp }) / 1000),
  }
}

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const perGroup = 4

const newGroup = () => Array.from({ length: perGroup }, () => alphabet[randomInt(alphabet.length)]).join('')
const newRecoveryCode = () => Array.from({ length: groups }, newGroup).join('-')

/** Near 80 bits each: nobody tries them all, and a fast hash is enough. */
export const newRecoveryCodes = () => Array.from({ length: recoveryCodesMost }, newRecoveryCode)

/** As it was shown, however it was typed. */
export const plainRecoveryCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '')
