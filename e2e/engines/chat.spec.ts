import { expect, test } from './engine-test.ts'
import { dialog, role } from './page-finders.ts'

test('a chat goes on after two reloads of the help page', async ({ person }) => {
  await person.open('/help-support')
  await person.press('button', 'Start live chat')
  await person.fill(/^Full Name/, 'Bikash Rai', dialog)
  await person.fill(/^Email Address/, 'bikash@example.com', dialog)
  await person.fill(/^Message/, 'Where is my parcel?', dialog)
  await person.press('button', 'Start chat', dialog)
  const said = role('article', undefined, role('log'))
  await expect.poll(() => person.read(said)).toMatch(/Where is my parcel\?\s*Sent$/)
  for (let turn = 0; turn < 2; turn += 1) {
    await person.reload()
    await person.press('button', 'Live chat')
    await expect.poll(() => person.read(said)).toMatch(/Where is my parcel\?/)
  }
  await person.fill('Write a message', 'Are you there?')
  await person.hit('Enter')
  await person.sees('Are you there?', dialog)
  await expect.poll(() => person.read(dialog)).toMatch(/Are you there\?\s*Sent/)
})
