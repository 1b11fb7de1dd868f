/** Turns writing around, or hides in it. The joiners U+200C and U+200D stay: Nepali is spelt with them. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** A subject is one line: a line break in it would start another mail header. */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(invisible, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** The full stops that browsers take for the dot of an address. */
const dotBeforeWord = /[.\u3002\uFF0E\uFF61]\s*(?=\p{L}[\p{L}\p{N}-])/gu

/**
 * Mail programs make a link of whatever looks like an address, without asking us. A space behind the dot stops
 * them, and is how "Dr.Sita" is written properly anyway; the single letters of "K.C." cannot be a domain.
 */
const unlinked = (text: string) => text.replace(dotBeforeWord, '. ')

function shortened(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text
}

const nameMost = 48
/** An address, markup, or six digits that a phone would offer to call. */
const notInNames = /[<>:@\\]|\/\/|\bwww\s*\.|\p{Nd}(?:[\s.()-]*\p{Nd}){5}/iu

/**
 * The name to greet by, or nothing. Anybody may open an account with a stranger's address and any "name": a mail
 * of ours must not carry an advertisement or a trap to that stranger, so what is no name is left out altogether.
 */
export function personName(typed: string): string {
  const name = oneLine(typed)
  return notInNames.test(name) ? '' : shortened(unlinked(name), nameMost)
}

const deviceMost = 80

/** What a browser says of itself, which is whatever its owner likes: one short line without addresses. */
export function deviceWords(told: string): string {
  const words = oneLine(told)
    .split(' ')
    .filter((word) => !/:\/\/|@|^\W*www\./i.test(word))
  return shortened(unlinked(words.join(' ').replace(/[<>]/g, '')), deviceMost)
}
