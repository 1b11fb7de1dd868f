import { passwordMinLength } from '@haat/contract/domains/account.rules.ts'

/** Passwords that are common in Nepal and not in the international list. */
const nepalesePasswords = [
  'nepal123',
  'nepal1234',
  'nepal12345',
  'namaste123',
  'kathmandu123',
  'pokhara123',
  'haathaat',
]

let commonPasswords: Promise<Set<string>> | undefined

/** Read when the first password is set: the list has 50,000 words and would slow down every start. */
async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    [...dictionary['passwords-common'], ...nepalesePasswords].filter(
      (word) => word.length >= passwordMinLength,
    ),
  )
}

/** Whether a password is in the list of common ones, or only repeats the owner's name or address. */
export async function isGuessable(
  password: string,
  owner: { name: string; email: string },
): Promise<boolean> {
  const typed = password.toLowerCase()
  const ownerWords = [owner.email, owner.email.split('@')[0], owner.name, owner.name.replace(/\s+/g, '')]
  if (ownerWords.some((word) => word?.toLowerCase() === typed)) return true
  if (new Set(typed).size <= 2) return true
  commonPasswords ??= readCommonPasswords()
  return (await commonPasswords).has(typed)
}
