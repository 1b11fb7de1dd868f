import { expect, it } from 'vitest'
import { shownAuthor } from './shown-author.ts'

it('names people by their first name, a letter and their district', () => {
  expect(shownAuthor({ name: 'Anjali Shrestha' }, 'kathmandu')).toEqual({
    author: 'Anjali S.',
    place: { en: 'Kathmandu', ne: 'काठमाडौं' },
  })
  expect(shownAuthor({ name: '  Ram Bahadur  Thapa ' }).author).toBe('Ram T.')
  expect(shownAuthor({ name: 'अञ्जली श्रेष्ठ' }).author).toMatch(/^अञ्जली श्/)
  expect(shownAuthor({ name: 'Maya' })).toEqual({ author: 'Maya', place: { en: '', ne: '' } })
})

it('shows no number and no address that stands in a name', () => {
  expect(shownAuthor({ name: '9841234567 Cheap' }).author).toBe('Cheap')
  expect(shownAuthor({ name: 'Gita shop.com.np' }).author).toBe('Gita')
  expect(shownAuthor({ name: 'me@example.com' }).author).toBe('')
})
