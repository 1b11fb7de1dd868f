import { createHash } from 'node:crypto'

export interface GooglePerson {
  /** The id of the person at the provider. It is the same after every start, as at Google. */
  subject: string
  name: string
  email: string
  isEmailVerified: boolean
}

const person = (name: string, email: string, isEmailVerified: boolean): GooglePerson => ({
  subject: createHash('sha256').update(email).digest('hex').slice(0, 21),
  name,
  email,
  isEmailVerified,
})

export const googlePeople = [
  person('Maya Gurung', 'maya.gurung@gmail.test', true),
  person('Hari Thapa', 'hari.thapa@gmail.test', true),
  person('Sunita Rai', 'sunita.rai@gmail.test', false),
]

const maxPeople = 500

/** The three people who are always there, and the latest ones that visitors typed. */
export function createPeople() {
  const known = new Map(googlePeople.map((one) => [one.subject, one]))
  return {
    find: (subject: string) => known.get(subject),
    add(name: string, email: string, isEmailVerified: boolean): GooglePerson {
      const typed = person(name, email.toLowerCase(), isEmailVerified)
      known.set(typed.subject, typed)
      const oldest = [...known.keys()][googlePeople.length]
      if (known.size > maxPeople && oldest) known.delete(oldest)
      return typed
    },
  }
}
