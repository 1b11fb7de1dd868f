import type { Bilingual } from '../shared/bilingual.ts'
import { emailMaxLength, isClearEmail } from '../shared/email.ts'
import { fromDevanagariDigits } from '../shared/numbers.ts'
import { defaultHours, type OfficeHours } from '../shared/office-hours.ts'
import { formatPhone, toE164 } from '../shared/phone.ts'
import type { PaymentMethod } from './payments.rules.ts'

/** Who runs the shop and how to reach them, as an admin enters it; what is not known yet is empty. */
export interface Particulars {
  company: {
    name: Bilingual
    address: Bilingual
    registrationNumber: string
    panVatNumber: string
    /** The number of the department's e-commerce portal, which issues it within days of the listing. */
    portalListingNumber: string
  }
  complaintOfficer: { name: Bilingual; phone: string; email: string }
  support: { phone: string; email: string }
  hours: OfficeHours
  /** The payment methods that shoppers may use, of those that the operator has set up. */
  paymentWays: PaymentMethod[]
}

const nothing = (): Bilingual => ({ en: '', ne: '' })

/** The particulars before anybody has entered anything. */
export const noParticulars: Particulars = {
  company: {
    name: nothing(),
    address: nothing(),
    registrationNumber: '',
    panVatNumber: '',
    portalListingNumber: '',
  },
  complaintOfficer: { name: nothing(), phone: '', email: '' },
  support: { phone: '', email: '' },
  hours: defaultHours,
  paymentWays: [],
}

/** Every text field of the particulars, in the order of the form. */
export const particularLines = [
  'company.name.en',
  'company.name.ne',
  'company.address.en',
  'company.address.ne',
  'company.registrationNumber',
  'company.panVatNumber',
  'company.portalListingNumber',
  'complaintOfficer.name.en',
  'complaintOfficer.name.ne',
  'complaintOfficer.phone',
  'complaintOfficer.email',
  'support.phone',
  'support.email',
] as const
export type ParticularLine = (typeof particularLines)[number]
export type ParticularField = ParticularLine | 'hours' | 'paymentWays'

/**
 * The portal issues its number to a shop that is open already; the law requires everything else from the first
 * day.
 */
const mayFollow: readonly ParticularField[] = ['company.portalListingNumber']

export const maxSiteTextLength = 160

export function lineOf(particulars: Particulars, line: ParticularLine): string {
  const parts = line.split('.')
  return parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], particulars) as string
}

export function withLine(particulars: Particulars, line: ParticularLine, text: string): Particulars {
  const [group, name, language] = line.split('.') as [keyof Particulars, string, string | undefined]
  const before = particulars[group] as Record<string, unknown>
  const value = language ? { ...(before[name] as Bilingual), [language]: text } : text
  return { ...particulars, [group]: { ...before, [name]: value } }
}

/** The required fields that are empty, which keep the shop from opening. */
export function missingParticulars(particulars: Particulars): ParticularField[] {
  const empty = particularLines.filter(
    (line) => !mayFollow.includes(line) && lineOf(particulars, line).trim() === '',
  )
  return particulars.paymentWays.length === 0 ? [...empty, 'paymentWays'] : empty
}

export type ParticularFault = 'tooLong' | 'nineDigits' | 'phone' | 'email' | 'hours'

const digitsOf = (text: string) => fromDevanagariDigits(text).replaceAll(/[\s\u00a0-]/g, '')

function faultOf(line: ParticularLine, text: string): ParticularFault | undefined {
  if (text === '') return undefined
  if (text.length > maxSiteTextLength) return 'tooLong'
  if (line === 'company.panVatNumber') return /^\d{9}$/.test(digitsOf(text)) ? undefined : 'nineDigits'
  if (line.endsWith('.phone')) return toE164(text) ? undefined : 'phone'
  if (line.endsWith('.email'))
    return text.length <= emailMaxLength && isClearEmail(text) ? undefined : 'email'
  return undefined
}

/** Fields with an invalid format; an empty field is no fault until the shop opens. */
export function particularFaults(given: Particulars): Partial<Record<ParticularField, ParticularFault>> {
  const lines = particularLines.flatMap((line) => {
    const fault = faultOf(line, lineOf(given, line).trim())
    return fault ? [[line, fault] as const] : []
  })
  const { opens, closes, from, to } = given.hours
  const hours = opens < closes && from <= to ? [] : [['hours', 'hours'] as const]
  return Object.fromEntries([...lines, ...hours])
}

/**
 * The particulars as they are stored and shown: trimmed, a PAN in groups of three, phones in the national
 * format.
 */
export function tidyParticulars(given: Particulars): Particulars {
  const tidy = (line: ParticularLine, text: string) => {
    if (line === 'company.panVatNumber') return digitsOf(text).replaceAll(/(\d{3})(?=\d)/g, '$1 ')
    return line.endsWith('.phone') ? formatPhone(text, 'en') : text.trim().replaceAll(/\s+/g, ' ')
  }
  const lines = particularLines.reduce(
    (all, line) => withLine(all, line, tidy(line, lineOf(all, line))),
    given,
  )
  return { ...lines, paymentWays: [...new Set(given.paymentWays)].toSorted() }
}

/** The promised answer times in minutes of office hours, until staff set others. */
export const defaultAnswerMinutes = { normal: 480, high: 240, urgent: 120 } as const

/** Up to this sum a bill is an abbreviated tax invoice, until staff set another: the tax office has not confirmed it yet. */
export const defaultAbbreviatedUpToPaisa = 10_000_00
export const maxAbbreviatedUpToPaisa = 1_00_00_000_00
