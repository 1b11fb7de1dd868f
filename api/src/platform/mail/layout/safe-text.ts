import { hiddenSigns } from '@haat/contract/shared/plain-text.ts'

/** A text without line breaks: one in a subject would start another mail header. */
export const oneLine = (text: string) => unbroken(text).replace(/\s+/g, ' ').trim()

/** The same with its blanks as they are. */
export const unbroken = (text: string) => onlyVisible(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

export const onlyVisible = (text: string) => text.toWellFormed().replace(hiddenSigns, '')

/** Data with another text for each that is in it. */
export function eachText<T>(data: T, change: (text: string) => string): T {
  if (typeof data === 'string') return change(data) as T
  if (Array.isArray(data)) return data.map((item) => eachText(item, change)) as T
  // Dates and the like stay as they are.
  if (Object.prototype.toString.call(data) !== '[object Object]') return data
  return Object.fromEntries(
    Object.entries(data as object).map(([key, value]) => [key, eachText(value, change)]),
  ) as T
}

/** The full stops that browsers take for the dot of a host name. */
const dotBeforeWord = /[.\u3002\uFF0E\uFF61]\s*(?=\p{L}[\p{L}\p{N}-])/gu

/**
 * Mail programs turn everything that looks like an address into a link. A space after the dot prevents it, and
 * is how "Dr.Sita" is written properly anyway; the single letters of "K.C." cannot be a domain.
 */
const unlinked = (text: string) => text.replace(dotBeforeWord, '. ')

function shortened(text: string, maxLength: number): string {
  const characters = [...text]
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}…` : text
}

const maxNameLength = 48
/** An address, markup, or six digits that a phone would offer to call. */
const notInNames = /[<>:@\\]|\/\/|\bwww\s*\.|\p{Nd}(?:[\s.()-]*\p{Nd}){5}/iu

/**
 * The name to greet a person by, or ''. Anybody may open an account with a stranger's address and any "name",
 * and our mail must not carry an advertisement or a trap to that stranger: so a text that is no name is left
 * out.
 */
export const personName = (typed: string): string => safeName(typed, maxNameLength)

const maxShopNameLength = 80

/** The same for the name of a shop, which its members choose: an invitation carries it to any address that they type. */
export const shopName = (typed: string): string => safeName(typed, maxShopNameLength)

function safeName(typed: string, maxLength: number): string {
  const name = oneLine(typed)
  return notInNames.test(name) ? '' : shortened(unlinked(name), maxLength)
}

const maxDeviceLength = 80

/**
 * The name that a browser gives itself, which its owner can choose freely: one short line without addresses.
 */
export function deviceText(name: string): string {
  const words = oneLine(name)
    .split(' ')
    .filter((word) => !/:\/\/|@|^\W*www\./i.test(word))
  return shortened(unlinked(words.join(' ').replace(/[<>]/g, '')), maxDeviceLength)
}
