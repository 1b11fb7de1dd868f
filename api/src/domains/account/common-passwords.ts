import { passwordMinLength } from '@haat/contract/domains/account.rules.ts'

/** What people here choose besides what the world chooses. */
const local = ['nepal123', 'nepal1234', 'nepal12345', 'namaste123', 'kathmandu123', 'pokhara123', 'haathaat']

let known: Promise<Set<string>> | undefined

/** Read with the first password that is set: 50,000 words are no part of a start. */
async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    [...dictionary['passwords-common'], ...local].filter((word) => word.length >= passwordMinLength),
  )
}

/** One that guessers try first, or that says no more than the account's own name and address. */
export async function isGuessable(
  password: string,
  owner: { name: string; email: string },
): Promise<boolean> {
  const typed = password.toLowerCase()
  const own = [owner.email, owner.email.split('@')[0], owner.name, owner.name.replace(/\s+/g, '')]
  if (own.some((word) => word?.toLowerCase() === typed)) return true
  if (new Set(typed).size <= 2) return true
  known ??= readList()
  return (await known).has(typed)
}
