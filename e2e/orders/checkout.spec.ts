import { answer, nothing, quote, scriptCheckout } from './checkout-answers.ts'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'
import { signInWithNewAccount } from '../testing/new-account.ts'
import { refusal } from '../testing/scripted-api.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedNoise: [/status of 409/] })

  test('goes step by step, resumes after a reload, places once and pays elsewhere', async ({
    page,
    context,
    baseURL,
  }) => {
    const start = { kind: 'form', url: `${baseURL}/pay-here`, fields: { amount: '6450', signature: 'x+/=' } }
    await scriptCheckout(context, baseURL!, {
      'POST /checkout/quote': [...Array.from({ length: 3 }, () => answer(quote)), answer(nothing)],
      'POST /orders': [refusal(409, 'CONFLICT'), answer({ number: 'H-1001', start })],
    })
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/orders')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route('**/pay-here', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<h1>Pay ${route.request().postData()}</h1>` }),
    )

    await page.goto('/checkout')
    await expect(page.getByText('Shankhamul Marga, Kathmandu-10, Kathmandu')).toBeVisible()
    await page.getByRole('button', { name: 'Go to delivery' }).click()
    await expect(page.getByText('1 to 3 Mangsir')).toBeVisible()
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await page.getByRole('radio', { name: /eSewa/ }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: /eSewa/ })).toBeChecked()
    await page.getByRole('button', { name: 'Review the order' }).click()
    await expect(page).toHaveURL(/step=review/)
    await page.getByRole('button', { name: 'Place and pay with eSewa' }).click()
    await expect(page.getByRole('alert')).toContainText('Something changed while you were here')
    await page.getByRole('button', { name: 'Place and pay with eSewa' }).click()
    await expect(page.getByRole('heading', { name: 'Pay amount=6450&signature=x%2B%2F%3D' })).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f]{32}$/)
    expect(keys[1]).toBe(keys[0])

    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Continue with order H-1001' })).toBeVisible()
  })
})

test.describe('without a network, on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedNoise: [/ERR_INTERNET_DISCONNECTED|status of 409/],
  })

  test('the last press says it beside the button; pressed again, the order is the same one', async ({
    page,
    context,
    baseURL,
  }) => {
    await scriptCheckout(context, baseURL!, { 'POST /orders': refusal(409, 'SOLD_OUT') })
    await page.goto('/checkout?step=review')
    const place = page.getByRole('button', { name: 'Place the order' })
    await expect(place).toBeEnabled()
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/orders')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route('**/api/orders', (route) => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await place.click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('You are offline. We did not hear back.')
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('You are offline.')
    await context.setOffline(false)
    await expect(alert).not.toContainText('You are offline.')
    await page.unroute('**/api/orders')
    await place.click()
    await expect(alert).toContainText('Something sold out while you were here.')
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })
})

test.describe('with too many orders that wait', () => {
  test.use({ expectedNoise: [/status of 409/] })

  const languages = [
    [
      'en',
      'Please confirm, pay or cancel one of them first',
      'Your orders',
      'A shop in your cart was paused while you were here. Nothing was ordered.',
    ],
    [
      'ne',
      'पहिले तीमध्ये एउटा पुष्टि गर्नुहोस्',
      'तपाईंका अर्डर',
      'यसबीचमा तपाईंको कार्टको एउटा पसल रोकियो। केही अर्डर भएको छैन।',
    ],
  ] as const
  for (const [language, words, link, paused] of someOf(languages, 1)) {
    test(`another is refused in words, with the way to them, and so is one of a shop that is suspended by now (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
      await scriptCheckout(context, baseURL!, {
        'POST /orders': [refusal(409, 'TOO_MANY_OPEN_ORDERS'), refusal(409, 'VENDOR_SUSPENDED')],
      })
      await page.goto('/checkout?step=review')
      const buttonName = language === 'en' ? 'Place the order' : 'अर्डर गर्नुहोस्'
      await page.getByRole('button', { name: buttonName }).click()
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute(
        'href',
        '/profile/orders',
      )
      await page.getByRole('button', { name: buttonName }).click()
      await expect(page.getByRole('alert')).toContainText(paused)
    })
  }
})

test('whoever has not confirmed the e-mail is asked to, and nobody else gets here', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/checkout')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/')
  await signInWithNewAccount(context, baseURL!)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Confirm your email first' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
})
