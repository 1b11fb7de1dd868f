import { editDistance } from './domains/search/edit-distance.ts'

/** Words as different people write them, so that DB_URI is seen as DATABASE_URL, and KHALTI_SECRET as KHALTI_SECRET_KEY. */
const sameWord: Record<string, string> = { DB: 'DATABASE', URI: 'URL', KEY: '' }

function singular(word: string): string {
  if (word.endsWith('IES')) return `${word.slice(0, -3)}Y`
  return word.length > 2 && word.endsWith('S') ? word.slice(0, -1) : word
}

/** What a name says, however it is written: in small letters, in the plural, without lines, with our name before it. */
function meaningOf(name: string): string {
  const upper = name.toUpperCase().replace(/^HAAT_/, '')
  const words = upper.split(/[_-]+/)
  // HOSTS is a name of its own; TRUSTED_PROXY can only be ours.
  return words.length === 1 ? upper : words.map((word) => singular(sameWord[word] ?? word)).join('')
}

/** A slip of the finger in a long name is told from another name; in a short one, as in HTTP_URL, it is not. */
function slipsIn(name: string): number {
  if (name.length < 7) return 0
  return name.length < 9 ? 1 : 2
}

const isLike = (name: string, known: string) =>
  meaningOf(name) === meaningOf(known) ||
  (name === name.toUpperCase() && editDistance(name.replace(/^HAAT_/, ''), known) <= slipsIn(known))

/** Of npm itself; and the addresses that Kubernetes gives to a pod beside a service called "haat". */
const isOfOthers = (name: string, value: string) => /^npm_/i.test(name) || /^(tcp|udp):\/\//.test(value)

/** Settings that nobody reads because of how they are written, each in a sentence for whoever starts Haat. */
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
