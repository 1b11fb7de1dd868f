import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { importFileFaults } from '@haat/contract/domains/imports.rules.ts'
import { languages } from '@haat/contract/shared/language.ts'
import { importRefusals as english } from '#messages/en/vendor/import-refusals.ts'
import { importRefusals as nepali } from '#messages/ne/vendor/import-refusals.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, shopOf } from '../testing/render-portal.tsx'
import { FakeUpload, importId, makeImport, makeRowCounts } from './testing/imports.ts'
import {
  findDrawer,
  importApi,
  lines,
  listingsPath,
  openImport,
  press,
  watchSaved,
} from './testing/open-import.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

const chooseLabels = { en: 'Choose a file', ne: 'फाइल छान्नुहोस्' }
const texts = { en: english, ne: nepali }

beforeAll(() =>
  Promise.all(languages.flatMap((language) => [loadArea(language, 'vendor'), loadArea(language, 'office')])),
)
beforeEach(() => {
  FakeUpload.all = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetCookies()
})

const file = new File(['Item code,Rate\n'], 'mangsir-winter.csv', { type: 'text/csv' })

describe('the file of an import', () => {
  const chooseFile = async () => userEvent.upload(await screen.findByLabelText('Choose a file'), file)

  it('is chosen from the list, sent with its progress, and leads to its columns', async () => {
    const { api, now } = importApi(undefined)
    const { router } = await openPortal({ api, path: listingsPath })
    await press('Import')
    await findDrawer()
    expect(router.state.location.search).toEqual({ import: 'new' })
    await chooseFile()
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1))
    expect(FakeUpload.all[0]!.url).toContain('/imports?name=mangsir-winter.csv')
    act(() => FakeUpload.all[0]!.progress(1, 4))
    await screen.findByText('Sending: 25%')
    now.one = makeImport()
    act(() => FakeUpload.all[0]!.answer(200, { data: now.one }))
    await screen.findByRole('heading', { name: 'What is in the columns?' })
    expect(router.state.location.search).toEqual({ import: importId })
    expect(screen.getByText('mangsir-winter.csv · 240 rows · 61 kB')).toBeTruthy()
  })

  it.each([
    [413, /^The file is too large: at most 10 MB/],
    [415, /^The file could not be read/],
    [409, /^Another import of your shop is open/],
    [404, /^You may not import any more/],
    [429, /^Too many files in one hour/],
    [507, /^We have no room for the file now/],
  ])('that is refused with %i says why', async (status, text) => {
    await openImport(undefined, { shown: 'new' })
    await chooseFile()
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1))
    act(() => FakeUpload.all[0]!.answer(status, { message: 'Row 1 names no columns.' }))
    await screen.findByText(text)
  })

  it.each(languages)('that the server could not take is named with its reason in %s', async (language) => {
    const { file: sentences } = texts[language]
    const said = new Set<string>()
    await openImport(undefined, { shown: 'new', language })
    for (const [at, fault] of importFileFaults.entries()) {
      await userEvent.upload(await screen.findByLabelText(chooseLabels[language]), file)
      await waitFor(() => expect(FakeUpload.all).toHaveLength(at + 1))
      const answer = { message: 'In English.', fields: { [fault]: 'In English.' } }
      act(() => FakeUpload.all[at]!.answer(422, answer))
      const sentence = sentences[fault]
      const start = (typeof sentence === 'string' ? sentence : sentence('@')).split('@')[0]!
      said.add((await screen.findByText((text) => text.startsWith(start))).textContent)
    }
    expect(said.size).toBe(importFileFaults.length)
    if (language === 'ne') for (const one of said) expect(one).toMatch(/\p{Script=Devanagari}.*।$/su)
  })

  it('that is too large is not sent at all', async () => {
    await openImport(undefined, { shown: 'new' })
    const large = Object.defineProperty(new File([], 'large.csv'), 'size', { value: 10_000_001 })
    await userEvent.upload(await screen.findByLabelText('Choose a file'), large)
    await screen.findByText(/^The file is too large/)
    expect(FakeUpload.all).toHaveLength(0)
  })

  it('that does not get through is sent again, and can be stopped on its way', async () => {
    await openImport(undefined, { shown: 'new' })
    await chooseFile()
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1))
    act(() => FakeUpload.all[0]!.lose())
    await screen.findByText(/^The file did not get through/)
    await press('Send it again')
    await waitFor(() => expect(FakeUpload.all).toHaveLength(2))
    await press('Stop sending')
    expect(FakeUpload.all[1]!.isAborted).toBe(true)
    await waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull())
    expect(screen.queryByText(/^The file did not get through/)).toBeNull()
  })

  it('is not asked for while another one is open: that one is shown', async () => {
    const { router } = await openImport(makeImport(), { shown: 'new' })
    await screen.findByRole('heading', { name: 'What is in the columns?' })
    expect(router.state.location.search).toEqual({ import: importId })
  })

  it('is not taken from a suspended shop', async () => {
    const suspended = {
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop({ state: 'suspended' })) }),
    }
    await openImport(undefined, { given: suspended, shown: 'new' })
    await screen.findByText(/^Your shop is suspended\. You can import/)
    expect(screen.queryByLabelText('Choose a file')).toBeNull()
  })

  it('is not asked for from a packer', async () => {
    const packer = myShop({ role: 'packer' })
    const { api } = importApi(undefined, {
      'GET /vendor/shops': () => ({ data: { items: [packer] } }),
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(packer) }),
    })
    await openPortal({ api, path: `${listingsPath}?import=new` })
    await screen.findByRole('heading', { name: 'This page does not exist' })
    expect(api.requests.some(({ line }) => line === lines.list)).toBe(false)
  })

  it('begins with a template in either language', async () => {
    const { saved, asked } = watchSaved()
    await openImport(undefined, { shown: 'new' })
    await press('Template in Nepali, CSV')
    await screen.findByText('haat-template-ne.csv is saved.')
    expect(saved).toEqual(['haat-template-ne.csv'])
    expect(asked().some((one) => one.endsWith('/import-template?format=csv&language=ne'))).toBe(true)
  })
})

describe('the columns of an import', () => {
  it('are guessed and can be changed; what one column is no other can be', async () => {
    const { bodies, lead } = await openImport(makeImport())
    const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })
    expect((await select('What is in the column Rate')).value).toBe('price')
    await screen.findByText(
      'Without Name (English), Category nothing new can be made; what you sell already can be changed.',
    )
    await userEvent.selectOptions(await select('What is in the column Remarks'), 'Price, Rs.')
    expect((await select('What is in the column Rate')).value).toBe('')
    await screen.findByText(/Price, Rs\. was in the column Rate\. That one is not read now\./)
    await userEvent.selectOptions(await select('What is in the column Rate'), 'Made in')
    lead(lines.columns, makeImport({ state: 'checking', rows: makeRowCounts({ checked: 2 }) }))
    await press(/^Check the rows/)
    await screen.findByRole('heading', { name: 'Checking row 2 of 240' })
    expect(bodies(lines.columns)).toEqual([{ fields: ['sku', 'particular.origin', 'price'] }])
  })

  it('are remembered from an earlier file', async () => {
    await openImport(makeImport({ areColumnsRemembered: true }))
    await screen.findByText('As in your last file with these columns.')
  })

  it('need the SKU, and say what was refused', async () => {
    const columns = [{ header: '', field: null, samples: ['x'] }]
    const { api } = await openImport(makeImport({ columns }), {
      given: { [lines.columns]: () => refuse(503) },
    })
    await press(/^Check the rows/)
    await screen.findByText('Say which column is the SKU: by it a row is known again.')
    const select = await screen.findByRole('combobox', { name: 'What is in the column No name (column 1)' })
    await userEvent.selectOptions(select, 'SKU')
    await press(/^Check the rows/)
    await screen.findByText('That did not work. Nothing has changed. Please try again.')
    expect(api.requests.filter(({ line }) => line === lines.columns)).toHaveLength(1)
  })

  it('that name pictures ask for a ZIP, and say why one was not taken', async () => {
    const columns = [{ header: 'Photo', field: 'pictures', samples: ['sari-12.jpg'] }]
    const { now } = await openImport(makeImport({ columns }))
    await userEvent.upload(await screen.findByLabelText('Choose a ZIP'), new File(['x'], 'a.zip'))
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1))
    expect(FakeUpload.all[0]!.url).toContain(`/imports/${importId}/pictures?name=a.zip`)
    act(() => FakeUpload.all[0]!.answer(415, { fields: { notZip: 'In English.' } }))
    await screen.findByText(/^This is no ZIP, or it did not arrive whole/)
    await userEvent.upload(await screen.findByLabelText('Choose a ZIP'), new File(['x'], 'b.zip'))
    await waitFor(() => expect(FakeUpload.all).toHaveLength(2))
    now.one = makeImport({ columns, pictures: { received: 7, faulty: 1 } })
    act(() => FakeUpload.all[1]!.answer(200, { data: now.one }))
    await screen.findByText('7 pictures are here. 1 file of the ZIP is no picture.')
  })
})
