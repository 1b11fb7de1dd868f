import { afterAll, describe, expect, it } from 'vitest'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { openAlertShop } from '../../../test/alert-shop.ts'
import { makePerson, type Person } from '../../../test/shop-people.ts'

const open = await openAlertShop()
const { haat, shop, run, wait, toldTo, tell, mailsOf, nextMails, receive } = open
afterAll(() => open.haat.close())

describe('a saved thing', () => {
  const saved = async (pricePaisa = 1000_00) => {
    const product = await haat.make({ stockLeft: 5, pricePaisa })
    const person = await makePerson(haat)
    await person.send('POST /wishlists', { productId: product.productId })
    return { ...product, person }
  }
  const price = async (number: number, paisa: number) => {
    await run('update products set price = $2 where id = $1', [number, paisa])
    await tell()
  }
  const drops = async (person: Person) =>
    (await toldTo(person)).map(({ kind, data }) => [
      kind,
      'fromPaisa' in data && data.fromPaisa,
      'pricePaisa' in data && data.pricePaisa,
    ])

  it('is told from five of a hundred less on, and for each lower price once', async () => {
    const { number, person } = await saved()
    await price(number, 951_00)
    expect(await drops(person)).toEqual([])
    await price(number, 950_00)
    expect(await drops(person)).toEqual([['priceDrop', 1000_00, 950_00]])
    await price(number, 940_00)
    await price(number, 1000_00)
    await price(number, 950_00)
    expect(await drops(person)).toHaveLength(1)
    await price(number, 800_00)
    expect(await drops(person)).toEqual([
      ['priceDrop', 1000_00, 800_00],
      ['priceDrop', 1000_00, 950_00],
    ])
  })

  it('is not told to those who saved it for less, and not what was not saved', async () => {
    const { number, productId, person } = await saved()
    const cheap = await makePerson(haat)
    await run('insert into wishlist_items (user_id, product_id, saved_price) values ($1, $2, 90000)', [
      cheap.user.id,
      number,
    ])
    await person.send(`DELETE /wishlists/${productId}`)
    await price(number, 880_00)
    expect(await drops(cheap)).toEqual([])
    expect(await drops(person)).toEqual([])
  })

  it('is mailed in the morning; not if the price rose again before, and then a later drop is told anew', async () => {
    const { number, person } = await saved()
    await price(number, 800_00)
    await price(number, 990_00)
    await nextMails()
    expect(await mailsOf(person)).toEqual([])
    expect(await drops(person)).toEqual([])
    await price(number, 800_00)
    await nextMails()
    const [mail, ...others] = await mailsOf(person)
    expect(others).toEqual([])
    const [now, before] = [formatRupees(800_00, 'en'), formatRupees(1000_00, 'en')]
    expect(mail!.text).toContain(`costs ${now}; it was ${before} when you saved it`)
    await nextMails()
    expect(await mailsOf(person)).toHaveLength(1)
  })

  it('is told when it can be bought, if it became cheaper while it could not', async () => {
    const { number, person } = await saved()
    await run('update products set is_on_sale = false where id = $1', [number])
    await price(number, 500_00)
    expect(await drops(person)).toEqual([])
    await run('update products set is_on_sale = true where id = $1', [number])
    await tell()
    expect(await drops(person)).toEqual([['priceDrop', 1000_00, 500_00]])
  })

  it('comes with everything else of the day in one mail, which one press stops', async () => {
    const { number, person } = await saved()
    const [small] = await shop.make('Dhaka topi', [0])
    await wait(person, small!)
    await receive(small!)
    await price(number, 700_00)
    await nextMails()
    const [mail, ...others] = await mailsOf(person)
    expect(others).toEqual([])
    expect(mail!.text).toContain('is back in stock')
    expect(mail!.text).toContain('when you saved it')
    const stop = /\/api(\/notifications\/stop\/\S+)/.exec(mail!.text)![1]!
    await haat.app.inject({ method: 'POST', url: `/api${stop}` })
    await price(number, 500_00)
    await nextMails()
    expect(await mailsOf(person)).toHaveLength(1)
    expect(await drops(person)).toHaveLength(3)
  })
})
