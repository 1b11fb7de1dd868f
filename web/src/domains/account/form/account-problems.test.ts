import { describe, expect, it } from 'vitest'
import { emailProblem, nameProblem, newPasswordProblem, phoneProblem } from './account-problems.ts'

describe('what a person types about themselves', () => {
  it.each([
    ['', 'emailRequired'],
    ['anjali', 'emailInvalid'],
    [`${'a'.repeat(250)}@b.co`, 'emailInvalid'],
    ['anjali@example.com', undefined],
  ])('the address %s: %s', (email, problem) => expect(emailProblem(email)).toBe(problem))

  it.each([
    ['', 'nameRequired'],
    ['x'.repeat(121), 'nameLong'],
    ['x'.repeat(120), undefined],
  ])('the name %s: %s', (name, problem) => expect(nameProblem(name)).toBe(problem))

  it.each([
    ['', undefined],
    ['९८४-१२३४५६७', undefined],
    ['+44 20 7946 0958', undefined],
    ['984', 'phoneInvalid'],
  ])('the number %s: %s', (number, problem) => expect(phoneProblem(number)).toBe(problem))

  it.each([
    [0, 'passwordRequired'],
    [7, 'passwordShort'],
    [8, undefined],
    [128, undefined],
    [129, 'passwordLong'],
  ])('a password of %i characters: %s', (length, problem) =>
    expect(newPasswordProblem('x'.repeat(length))).toBe(problem),
  )
})
