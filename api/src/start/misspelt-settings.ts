import { editDistance } from '../domains/search/query/edit-distance.ts'

/**
 * Words that people write differently, so that DB_URI is recognised as DATABASE_URL and KHALTI_SECRET as
 * KHALTI_SECRET_KEY.
 */
const sameWord: Record<string, string> = { DB: 'DATABASE', URI: 'URL', KEY: '' }

function singular(word: string): string {
  if (word.endsWith('IES')) return `${word.slice(0, -3)}Y`
  return word.length > 2 && word.endsWith('S') ? word.slice(0, -1) : word
}

/**
 * A normal form of a name, whether it is written in lower case, in the plural, without underscores or with our
 * prefix.
 */
function meaningOf(name: string): string {
  const upper = name.toUpperCase().replace(/^HAAT_/, '')
  const words = upper.split(/[_-]+/)
  // HOSTS alone may be another program's; TRUSTED_PROXY can only be ours.
  return words.length === 1 ? upper : words.map((word) => singular(sameWord[word] ?? word)).join('')
}

/** How many typing mistakes still count as the same name: in a short one, as in HTTP_URL, none. */
function slipsIn(name: string): number {
  if (name.length < 7) return 0
  return name.length < 9 ? 1 : 2
}

const isLike = (name: string, known: string) =>
  meaningOf(name) === meaningOf(known) ||
  (name === name.toUpperCase() && editDistance(name.replace(/^HAAT_/, ''), known) <= slipsIn(known))

/** Variables of npm, and the addresses that Kubernetes gives to a pod beside a service called "haat". */
const isOfOthers = (name: string, value: string) => /^npm_/i.test(name) || /^(tcp|udp):\/\//.test(value)

/** Finds variables that are probably misspelt settings, each with a sentence for the operator. */
export function findMisspelt(
  environment: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (known.includes(name) || value.trim() === '' || isOfOthers(name, value)) return []
    const meant = known.find((one) => isLike(name, one))
    return meant === undefined ? [] : [`${name}: did you mean ${meant}?`]
  })
}
