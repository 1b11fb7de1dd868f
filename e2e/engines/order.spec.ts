import { confirmationCodeOf, openShopper } from '../orders/order-journey.ts'
import { someProducts } from '../testing/some-products.ts'
import { test } from './engine-test.ts'
import { dialog } from './page-finders.ts'

test('a visitor fills the cart, signs in and orders', async ({ person, request }) => {
  const [product] = await someProducts(request, 6)
  const { email, password } = await openShopper(request)
  await person.tab.resize(390, 844)
  await person.open('/products/')
  await person.press('button', `Add to cart: ${product!.title.en}`)
  await person.press('button', /1 in it/)
  await person.fill('Email', email, dialog)
  await person.fill('Password', password, dialog)
  await person.press('button', 'Sign in', dialog)
  await person.press('link', 'Go to checkout')
  await person.press('button', 'Go to delivery')
  await person.press('button', 'Go to payment')
  await person.press('radio', /Cash on delivery/)
  await person.press('button', 'Review the order')
  await person.press('button', 'Place the order')
  await person.isAt(/^\/profile\/orders\/H-\d+/)
  const number = /H-\d+/.exec(await person.address())![0]
  await person.fill('Code from the email', await confirmationCodeOf(request, number))
  await person.press('button', 'Confirm the order')
  await person.seesOne('heading', 'Your order is confirmed')
})
