import { createHash } from 'node:crypto'

export interface DemoPerson {
  /** How the provider knows them: the same after every start, as at Google. */
  subject: string
  name: string
  email: string
  isEmailVerified: boolean
}

const person = (name: string, email: string, isEmailVerified: boolean): DemoPerson => ({
  subject: createHash('sha256').update(email).digest('hex').slice(0, 21),
  name,
  email,
  isEmailVerified,
})

export const demoPeople = [
  person('Maya Gurung', 'maya.gurung@gmail.test', true),
  person('Hari Thapa', 'hari.thapa@gmail.test', true),
  person('Sunita Rai', 'sunita.rai@gmail.test', false),
]

const mostTyped = 500

/** Those who are always there, and the latest that somebody typed. */
export function createPeople() {
  const known = new Map(demoPeople.map((one) => [one.subject, one]))
  return {
    find: (subject: string) => known.get(subject),
    add(name: string, email: string, isEmailVerified: boolean): DemoPerson {
      const typed = person(name, email.toLowerCase(), isEmailVerified)
      known.set(typed.subject, typed)
      const oldest = [...known.keys()][demoPeople.length]
      if (known.size > mostTyped && oldest) known.delete(oldest)
      return typed
    },
  }
}
