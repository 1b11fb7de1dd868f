import { describe, expect, it } from 'vitest'
import { hasProblem, validateMessage, withoutProblemOf } from './validate-message.ts'

const good = {
  name: 'Anjali Shrestha',
  email: 'anjali@example.com',
  phoneNumber: '984-1234567',
  contactNumber: '',
  subject: 'Order H-1042',
  message: 'It came broken.',
}

describe('validateMessage', () => {
  it('finds nothing in a good message', () => {
    expect(hasProblem(validateMessage(good))).toBe(false)
  })

  it('names every field of an empty one, the numbers once', () => {
    const empty = { name: '', email: '', phoneNumber: '', contactNumber: '', subject: '', message: '' }
    expect(validateMessage(empty)).toEqual({
      name: 'nameRequired',
      email: 'emailRequired',
      phoneNumber: 'numberRequired',
      subject: 'subjectRequired',
      message: 'messageRequired',
    })
  })

  it.each(['anjali', 'anjali@', '@example.com', 'anjali@example', 'an jali@example.com', 'a@b@example.com'])(
    'refuses the address %s',
    (email) => expect(validateMessage({ ...good, email }).email).toBe('emailInvalid'),
  )

  it.each(['a@b.co', 'anjali+haat@mail.example.com.np', 'अञ्जली@उदाहरण.नेपाल'])(
    'takes the address %s',
    (email) => expect(validateMessage({ ...good, email }).email).toBeUndefined(),
  )

  it('takes either number, in whatever form', () => {
    expect(hasProblem(validateMessage({ ...good, phoneNumber: 'ask my sister' }))).toBe(false)
    expect(hasProblem(validateMessage({ ...good, phoneNumber: '', contactNumber: '०१-४४१२३४५' }))).toBe(false)
  })

  it.each([
    [9, 'messageShort'],
    [10, undefined],
    [5000, undefined],
    [5001, 'messageLong'],
  ])('answers a message of %i characters with %s', (length, problem) => {
    expect(validateMessage({ ...good, message: 'x'.repeat(length) }).message).toBe(problem)
  })
})

describe('withoutProblemOf', () => {
  const problems = { name: 'nameRequired', phoneNumber: 'numberRequired' } as const

  it('takes away only the problem of the edited field', () => {
    expect(withoutProblemOf('name', problems)).toEqual({ name: undefined, phoneNumber: 'numberRequired' })
  })

  it('takes the shared one away with either number', () => {
    expect(withoutProblemOf('phoneNumber', problems).phoneNumber).toBeUndefined()
    expect(withoutProblemOf('contactNumber', problems).phoneNumber).toBeUndefined()
  })

  it('keeps what the API said about the other number', () => {
    const said = { phoneNumber: { said: 'Phone number is too long' } }
    expect(withoutProblemOf('contactNumber', said).phoneNumber).toEqual(said.phoneNumber)
  })
})
