import { measureFirstLoad } from '../testing/first-load.ts'
import { expect, test } from '../testing/haat-test.ts'

/** Of the page as it is sent, before any script: what search engines and slow lines see. */
const pages = {
  en: {
    title: 'Open a shop on Haat | Haat',
    description: 'no fee to open and none each month',
    words: ['Your craft, our market lane', 'What it costs', '2,500'],
  },
  ne: {
    title: 'हाटमा पसल खोल्नुहोस् | हाट',
    description: 'खोल्दा वा हरेक महिना शुल्क लाग्दैन',
    words: ['२,५००'],
  },
}

for (const [language, { title, description, words }] of Object.entries(pages)) {
  test(`what a shop gives and costs is in the page itself, to be found and read (${language})`, async ({
    request,
  }) => {
    const headers = { cookie: `language=${language}` }
    const html = await (await request.get('/vendor/apply', { headers })).text()
    expect(html).toContain(`<title>${title}</title>`)
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(description)
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/vendor\/apply"/)
    expect(html).not.toContain('noindex')
    for (const one of words) expect(html).toContain(one)
    const { htmlBytes, source } = await measureFirstLoad(request, '/vendor/apply', language as 'en' | 'ne')
    expect(htmlBytes).toBeLessThanOrEqual(14_000)
    // Neither the form nor what draws PDFs comes before somebody applies.
    expect(source).not.toMatch(/registrationOfficeEn|GlobalWorkerOptions/)
  })
}
