import { test } from './engine-test.ts'
import type { Person } from './person.ts'
import { signInAsStaffAt, signInAt } from './sign-in.ts'

/** A page that is signed in keeps a line to the server, and its document lets go of it when it is left. */
async function reloadTwice(person: Person, look: () => Promise<unknown>) {
  await look()
  for (let turn = 0; turn < 2; turn += 1) {
    await person.reload()
    await look()
  }
}

test('the profile is reloaded twice and still answers', async ({ person }) => {
  await signInAt(person, 'shopper@haat.test')
  await person.open('/profile/')
  await reloadTwice(person, () => person.seesOne('heading', /Anjali/))
  await person.press('link', /^Addresses/)
  await person.isAt('/profile/addresses')
})

test('the portal is reloaded twice and still answers', async ({ person }) => {
  await signInAt(person, 'vendor@haat.test')
  await person.open('/vendor')
  await reloadTwice(person, () => person.seesOne('link', /^Products/))
  await person.press('link', /^Products/)
  await person.isAt(/\/listings/)
})

test('the console is reloaded twice and still answers', async ({ person, request }) => {
  await signInAsStaffAt(person, request)
  await person.open('/staff/desk')
  await reloadTwice(person, () => person.seesOne('switch', 'Available for chat'))
  await person.press('link', /Orders/)
  await person.isAt(/^\/staff\/orders/)
})
