import { expect } from 'vitest'
import type { Notification } from '@haat/contract/domains/notifications.ts'
import { queueMorningNews, tellAlerts } from '#domains/alerts/tell-alerts.service.ts'
import { sendDailyMails } from '#domains/notifications/notifications.jobs.ts'
import { openOrderShop } from './order-shop.ts'
import { mailsTo } from './read-mail.ts'
import { makePerson, type Person } from './shop-people.ts'
import { openStockShop } from './stock-shop.ts'

const dayMs = 86_400_000
const tomorrow = () => new Date(Date.now() + dayMs)

/** A shop whose goods run out and come back, and people who want to be told. */
export async function openAlertShop() {
  const haat = await openOrderShop()
  const shop = await openStockShop(haat)
  const run = (text: string, values: unknown[] = []) => haat.database.pool.query(text, values)
  const wait = async (person: Person, variantId: string) =>
    expect((await person.send(`PUT /alerts/variants/${variantId}`)).statusCode).toBe(200)
  const toldTo = async (person: Person): Promise<Notification[]> =>
    (await person.send('GET /notifications')).json().data.items
  const tell = () => tellAlerts(haat.services, haat.app.log)
  return {
    haat,
    shop,
    run,
    wait,
    toldTo,
    /** Runs the job that tells people. */
    tell,
    kindsTo: async (person: Person) => (await toldTo(person)).map(({ kind }) => kind),
    mailsOf: ({ user }: Person) => mailsTo(haat, user.email),
    /** Writes the mails of the next day. */
    nextMails: () => sendDailyMails(haat.services, haat.app.log, tomorrow()),
    /** Tells followers what is new, as the next morning does. */
    async nextNews() {
      await queueMorningNews(haat.services, tomorrow())
      await tell()
    },
    waitingOf: async (person: Person) => (await person.send('GET /alerts')).json().data.variantIds,
    receive: (variantId: string, change = 5) =>
      shop.correct(variantId, { reason: 'received', change, words: '' }),
    lose: (variantId: string) => shop.correct(variantId, { reason: 'lost', change: -5, words: '' }),
    /** Somebody who waits for a variant. */
    async waiter(variantId: string) {
      const person = await makePerson(haat)
      await wait(person, variantId)
      return person
    },
    productOf: async (variantId: string) =>
      Number(
        (await run('select product_id from product_variants where id = $1', [variantId])).rows[0].product_id,
      ),
    /** Has a statement that tells people break where the condition is true, as by a crash; the answer mends it. */
    async stumbleWhere(condition: string) {
      await run(`create function stumble() returns trigger language plpgsql as $$ begin
        if ${condition} then raise 'crash'; end if; return new; end $$`)
      await run(
        'create trigger stumble before insert on notifications for each row execute function stumble()',
      )
      return async () => {
        await run('drop trigger stumble on notifications')
        await run('drop function stumble()')
      }
    },
    /** How many were told something, by the beginning of the event's key. */
    countTold: async (key: string) =>
      (await run('select count(*)::int n from notifications where key like $1', [`${key} %`])).rows[0].n,
  }
}
