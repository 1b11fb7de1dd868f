import { terms } from '../content/legal-pages.ts'
import { expect, test } from './engine-test.ts'
import { role } from './page-finders.ts'

test('a legal page shows its document, counts its pages and lets it be downloaded', async ({
  person,
  request,
}) => {
  await person.open(terms.path)
  await person.seesOne('heading', terms.heading)
  await expect.poll(() => person.read(role('main'))).toContain(terms.date)
  await person.sees(/^Page 1 of [2-9]$/)
  const drawn = `[...document.querySelectorAll('.pdf-sheet canvas')].filter((canvas) => canvas.getClientRects().length > 0).length`
  await expect.poll(() => person.ask(drawn)).toBeGreaterThan(0)
  await expect.poll(() => person.ask(`document.querySelector('.pdf-sheet').textContent`)).toContain('Haat')
  const download = role('link', /^Download PDF, \d+ kB$/)
  await person.finds(download)
  const file = await request.get(await person.attribute(download, 'href'))
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
