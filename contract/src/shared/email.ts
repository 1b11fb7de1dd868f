/**
 * Looks like one address: something, an at sign, a domain with a dot. The mail server decides in the end.
 * Commas, brackets and the like would make a list or a name of it.
 */
export const emailPattern =
  /^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+\.[^\s\p{Cc}@,;:<>()[\]"\\]+$/u

export const emailMaxLength = 254

/**
 * Without percent and exclamation mark: mail servers read what stands before and after one as the way over another server,
 * and programs read a percent sign before two figures as a line break or another character.
 */
const nameCharacters = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~.-]{1,64}$/u
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u
const strayDots = /^\.|\.\.|\.$/
const strayHyphens = /(^|\.)-|-(\.|$)/
/** A domain whose last part is a figure is the number of a machine, and no part of one is longer than this. */
const noDomain = /(^|\.)[^.]{64}|\.\p{N}+$/u
const unseen = /\p{Default_Ignorable_Code_Point}/u

/**
 * The letters of an address must be of one script; digits, signs and accents belong to all. Japanese uses
 * three.
 */
const scripts =
  'Latin Devanagari Newa Limbu Lepcha Tirhuta Tibetan Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam ' +
  'Sinhala Ol_Chiki Thai Lao Khmer Myanmar Arabic Hebrew Cyrillic Greek Armenian Georgian Ethiopic Hangul ' +
  'Han}\\p{Script=Hiragana}\\p{Script=Katakana'
const oneScript = new RegExp(
  scripts
    .replaceAll(/\S+/g, (script) => `^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]*$`)
    .replaceAll(' ', '|'),
  'u',
)

/** Lower-case letters of other scripts that look like Latin ones: a word of these alone reads as another. */
const readsAsLatin = /^[^\p{L}]*([асԁеһіјӏорԛѕԝхуүѵοανικρυօսոհցզյ][^\p{L}]*)+$/u
/** Latin letters that only phoneticians tell from the usual ones, and an i with a second dot. */
const rareLatin = /[ıĸȷ\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]|[ij]\u0307/

const isClear = (part: string) =>
  oneScript.test(part) && !readsAsLatin.test(part) && !rareLatin.test(part) && !unseen.test(part)

/**
 * Whether a new address cannot be mistaken for another. Characters that are invisible, or look like others,
 * would give two people addresses that both take for the same.
 */
export function isClearEmail(email: string): boolean {
  if (!emailPattern.test(email) || email !== email.normalize('NFKC')) return false
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return (
    nameCharacters.test(name) &&
    domainCharacters.test(domain) &&
    ![name, domain].some((part) => strayDots.test(part)) &&
    !strayHyphens.test(domain) &&
    !noDomain.test(domain) &&
    [name, ...domain.split('.')].every(isClear)
  )
}
