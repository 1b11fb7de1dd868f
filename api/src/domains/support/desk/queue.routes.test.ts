import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDesk } from '../../../../test/desk-scenario.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.haat.close())

describe('the queue', () => {
  it('is walked by cursor without missing or repeating any, in every order', async () => {
    const made = await Promise.all(
      Array.from({ length: 7 }, () => desk.client.write({ subject: 'walked zebra' })),
    )
    for (const sortField of ['answerBy', 'createdAt', 'updatedAt']) {
      for (const sortOrder of ['asc', 'desc']) {
        const seen: string[] = []
        let cursor = ''
        do {
          const query = new URLSearchParams({
            searchTerm: 'zebra',
            pageSize: '3',
            sortField,
            sortOrder,
            cursor,
          })
          const page = await desk.get(`/tickets?${query}`)
          seen.push(...page.items.map(({ number }: { number: string }) => number))
          expect(page.total).toBe(7)
          cursor = page.nextCursor ?? ''
        } while (cursor !== '')
        expect(seen.toSorted()).toEqual(made.map(({ number }) => number).toSorted())
      }
    }
    const other = await desk.client.ask('/staff/tickets?cursor=x.1.1', desk.binod.headers)
    expectRefusal(other, 400, 'BAD_REQUEST')
  })

  it('is found by words of every message, by beginnings, by number, and survives what is no word', async () => {
    const { number, key } = await desk.client.write({ name: 'सरिता थापा', subject: 'कोड आएन' })
    await desk.client.send(
      'POST',
      `/tickets/${number}/messages`,
      { words: 'Order H-20764, quokka', messageKey: randomUUID() },
      key,
    )
    for (const term of ['सरिता', 'कोड', 'quok', 'h-20764', number, number.toLowerCase(), 'थापा quokka']) {
      const { items } = await desk.get(`/tickets?searchTerm=${encodeURIComponent(term)}`)
      expect([term, items.map((one: { number: string }) => one.number)]).toEqual([term, [number]])
    }
    for (const term of ["'", "quokka' & !", ':*', '\\', '(', '<->', '&&|', 'x:*y']) {
      const answer = await desk.client.ask(
        `/staff/tickets?searchTerm=${encodeURIComponent(term)}`,
        desk.binod.headers,
      )
      expect([term, answer.statusCode]).toEqual([term, 200])
    }
  })

  it('has what is mine, what is nobody’s and what is solved, and counts them', async () => {
    const me = await desk.client.staff()
    const mine = await desk.client.write()
    await desk.patch(mine.number, { version: 1, assigneeId: me.user.id })
    const page = (await desk.client.ask('/staff/tickets?assignee=me&status=unsolved', me.headers)).json().data
    expect(page).toMatchObject({
      total: 1,
      items: [{ number: mine.number }],
      counts: { mine: 1, limit: 500 },
    })
    const none = await desk.get('/tickets?assignee=none&status=open&pageSize=100')
    expect(none.items.every(({ assignee }: { assignee: unknown }) => assignee === null)).toBe(true)
    expect(none.total).toBe(none.counts.unowned)
  })

  it('has what waits for its sender, and counts it', async () => {
    const before = (await desk.get('/tickets?pageSize=1')).counts.waiting
    const answered = await desk.client.write({ subject: 'Answered pangolin' })
    await desk.client.write({ subject: 'Unanswered pangolin' })
    await desk.replyTo(answered.number, desk.client.reply('It is here.'))
    const page = await desk.get('/tickets?status=waiting&searchTerm=pangolin')
    expect(page.items).toMatchObject([{ number: answered.number, status: 'waiting' }])
    expect(page.counts.waiting).toBe(before + 1)
  })

  it('is narrowed by state, owner, priority and type together', async () => {
    const rojina = await desk.client.staff()
    const [one, two, three] = await Promise.all([
      desk.client.write({ subject: 'narrow ibis', type: 'feedback' }),
      desk.client.write({ subject: 'narrow ibis', type: 'feedback', email: 'two@example.com' }),
      desk.client.write({ subject: 'narrow ibis', type: 'business', email: 'three@example.com' }),
    ])
    await desk.patch(one.number, { version: 1, assigneeId: rojina.user.id, priority: 'high' })
    await desk.patch(three.number, { version: 1, assigneeId: rojina.user.id, priority: 'high' })
    const found = async (filters: Record<string, string>, headers = desk.binod.headers) => {
      const query = new URLSearchParams({ searchTerm: 'ibis', ...filters })
      const { items } = (await desk.client.ask(`/staff/tickets?${query}`, headers)).json().data
      return items.map(({ number }: { number: string }) => number).toSorted()
    }
    expect(await found({ assignee: rojina.user.id })).toEqual([one.number, three.number].toSorted())
    expect(await found({ assignee: 'none' })).toEqual([two.number])
    expect(await found({ assignee: rojina.user.id, type: 'feedback', priority: 'high' })).toEqual([
      one.number,
    ])
    expect(await found({ assignee: 'me', status: 'open', type: 'business' }, rojina.headers)).toEqual([
      three.number,
    ])
    expect(await found({ assignee: rojina.user.id, status: 'waiting' })).toEqual([])
  })

  it('leaves as a file in which nothing is a formula', async () => {
    await desk.client.write({ name: '=HYPERLINK("http://x","y")', subject: '@SUM(1), "walrus"' })
    const answer = await desk.client.ask('/staff/tickets.csv?searchTerm=walrus', desk.binod.headers)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="tickets.csv"',
    })
    const [titles, line] = answer.body.split('\r\n')
    expect(titles).toMatch(/^\ufeff"Number","Status","Priority",/)
    expect(line).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
    expect(line).toContain(`"'@SUM(1), ""walrus"""`)
    expect((await desk.client.auditEntries('tickets.csv')).at(-1)).toMatchObject({ action: 'ticket.export' })
    expectRefusal(await desk.client.ask('/staff/tickets.csv'), 401, 'UNAUTHENTICATED')
  })
})

describe('two tickets of one sender', () => {
  it('go on as one, in the order of time, and the sender is told', async () => {
    const { user, token } = await makeToken(desk.haat.services, 'shopper')
    const from = await desk.client.write({ email: user.email, subject: 'First' }, bearer(token))
    const into = await desk.client.write({ email: user.email, subject: 'Second' }, bearer(token))
    await desk.replyTo(from.number, desk.client.reply('Answered in the first.'))
    const body = { version: 2, into: into.number }
    const merge = () =>
      desk.client.send('POST', `/staff/tickets/${from.number}/merge`, body, desk.binod.headers)
    const answers = await Promise.all([merge(), merge()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { messages } = await desk.get(`/tickets/${into.number}`)
    expect(messages.map(({ words }: { words: string }) => words.split('\n')[0])).toEqual([
      'First',
      'It was to come on Sunday and did not.',
      '',
      'Answered in the first.',
      '',
    ])
    expect(await desk.get(`/tickets/${from.number}`)).toMatchObject({
      status: 'solved',
      mergedInto: into.number,
    })
    const told = (await desk.mailsOf(from.number)).at(-1)
    expect(told.text_body).toContain(into.number)
    await desk.client.send(
      'POST',
      `/tickets/${from.number}/messages`,
      { words: 'And?', messageKey: randomUUID() },
      from.key,
    )
    expect((await desk.get(`/tickets/${into.number}`)).messages.at(-1)).toMatchObject({ words: 'And?' })
    expectRefusal(await desk.replyTo(from.number, desk.client.reply('No')), 409, 'CONFLICT')
    expectRefusal(await desk.patch(from.number, { version: 3, status: 'open' }), 409, 'CONFLICT')
  })

  it('of different senders stay apart', async () => {
    const [one, other] = [await desk.client.write(), await desk.client.write()]
    const answer = await desk.client.send(
      'POST',
      `/staff/tickets/${one.number}/merge`,
      { version: 1, into: other.number },
      desk.binod.headers,
    )
    expectRefusal(answer, 409, 'CONFLICT')
    const itself = await desk.client.send(
      'POST',
      `/staff/tickets/${one.number}/merge`,
      { version: 1, into: one.number },
      desk.binod.headers,
    )
    expectRefusal(itself, 409, 'CONFLICT')
  })
})

describe('saved replies', () => {
  const url = '/staff/saved-replies'
  it('are kept under one shortcut each, changed by who has seen them, and dropped', async () => {
    const reply = { shortcut: 'exchange', words: { en: 'We exchange it, {name}.', ne: '' } }
    const made = (await desk.client.send('POST', url, reply, desk.binod.headers)).json().data
    expectRefusal(await desk.client.send('POST', url, reply, desk.binod.headers), 409, 'CONFLICT')
    const change = (version: number) =>
      desk.client.send(
        'PATCH',
        `${url}/${made.id}`,
        { version, words: { en: 'Yes.', ne: 'हुन्छ।' } },
        desk.binod.headers,
      )
    const answers = await Promise.all([change(1), change(1)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await desk.get('/saved-replies')).toMatchObject([{ shortcut: 'exchange', version: 2 }])
    expect((await desk.client.send('DELETE', `${url}/${made.id}`, {}, desk.binod.headers)).statusCode).toBe(
      200,
    )
    expectRefusal(
      await desk.client.send('DELETE', `${url}/${made.id}`, {}, desk.binod.headers),
      404,
      'NOT_FOUND',
    )
    expect((await desk.client.auditEntries(made.id)).map(({ action }) => action)).toEqual([
      'saved-reply.add',
      'saved-reply.change',
      'saved-reply.drop',
    ])
  })

  it.each([{ shortcut: 'A' }, { shortcut: '/x' }, { words: { en: '', ne: '' } }, { words: { en: 'x' } }])(
    'refuses %o',
    async (changes) => {
      const body = { shortcut: 'fine', words: { en: 'Hello', ne: '' }, ...changes }
      expectRefusal(await desk.client.send('POST', url, body, desk.binod.headers), 422, 'VALIDATION_FAILED')
    },
  )
})

describe('who wrote', () => {
  it('is shown with earlier tickets of the account, and without an account as they signed', async () => {
    const { user, token } = await makeToken(desk.haat.services, 'shopper')
    const first = await desk.client.write({ email: user.email }, bearer(token))
    const second = await desk.client.write({ email: user.email, subject: 'More' }, bearer(token))
    expect((await desk.get(`/tickets/${second.number}/context`)).earlier).toEqual([
      { number: first.number, subject: 'Where is my parcel?', status: 'open' },
    ])
    await desk.client.write({ email: 'again@example.com', name: 'Again' })
    const again = await desk.client.write({ email: 'again@example.com', name: 'Again', subject: 'More' })
    expect(await desk.get(`/tickets/${again.number}/context`)).toEqual({
      customer: {
        name: 'Again',
        email: 'again@example.com',
        since: null,
        emailVerified: false,
        mailComesBack: false,
        orders: 0,
        spentPaisa: 0,
        refused: 0,
      },
      order: null,
      orders: [],
      tickets: [],
      earlier: [],
    })
  })
})
