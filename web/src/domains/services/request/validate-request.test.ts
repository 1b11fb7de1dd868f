import { describe, expect, it } from 'vitest'
import { validateRequest } from './validate-request.ts'

/** This is a Sunday in Nepal. */
const now = new Date('2026-11-15T06:00:00.000Z')
const sundayToFriday = [true, true, true, true, true, true, false]
const right = {
  dayWished: '2026-11-16',
  name: 'Maya Rai',
  email: 'maya@haat.test',
  phoneNumber: '9841234567',
  note: '',
}

const problemsOf = (change: Partial<typeof right>) =>
  Object.entries(validateRequest({ ...right, ...change }, sundayToFriday, now)).filter(
    ([, problem]) => problem,
  )

describe('a request for a visit', () => {
  it('is right with a working day from tomorrow on', () => expect(problemsOf({})).toEqual([]))

  it.each([
    [{ dayWished: '' }, 'dayWished', 'dayRequired'],
    [{ dayWished: '2026-11-15' }, 'dayWished', 'dayPast'],
    [{ dayWished: '2026-11-21' }, 'dayWished', 'dayOff'],
    [{ name: '' }, 'name', 'nameRequired'],
    [{ email: '' }, 'email', 'emailRequired'],
    [{ email: 'maya' }, 'email', 'emailInvalid'],
    [{ phoneNumber: '' }, 'phoneNumber', 'phoneRequired'],
    [{ phoneNumber: '12' }, 'phoneNumber', 'phoneInvalid'],
  ])('%j is a problem of %s: %s', (change, field, problem) =>
    expect(problemsOf(change)).toEqual([[field, problem]]),
  )
})
