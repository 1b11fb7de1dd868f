import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withEnding } from './ne/case-ending.ts'

/** Words that meant something else to readers, or that stood beside another word for the same thing (docs/glossary.md). */
const retired = [
  /(?<![\u0900-\u097f])पान(?![\u0900-\u097f])/,
  /मुटु/,
  /ढुवानी/,
  /गल्ली/,
  /विभाग/,
  /(?<![\u0900-\u097f])यन्त्र/,
  /उपकरण/,
  /मौज्दात/,
  /(?<![\u0900-\u097f])थान(?![\u0900-\u097f])/,
  /तखता/,
  /बिक्रेता/,
  /ढोका कोड/,
  /पाएपछि नगद/,
  /गुनासो अधिकृत/,
  /काम गर्ने हात/,
  /छनोट/,
  /अडिट/,
  /सहायता/,
  /सेवा प्रदायक/,
  /अभिवृद्धि कर सहित/,
  /अफलाइन/,
]

/** Spellings that stood beside another spelling of the same word; also in the texts of the demo and the law. */
const misspelt = [
  /हुँदैछ/,
  /(एक|दुई|तीन|चार)पटक/,
  /(एक|दुई|तीन)जनाको/,
  /बैंक/,
  /मंसिर/,
  /काठमाडौँ/,
  /(?<!काठमाड)(?<!हेट)ौं(?![\u0900-\u097f])/,
  /ैं/,
  /ें(?![\u0900-\u097f])/,
  /दशै/,
  /मंगलबार/,
  /संगीत/,
  /मेहन्दी/,
  /घ्युकुमारी/,
  /कालिगढ/,
  /ईसेवा/,
  /सेवा प्रदायक/,
  /गुनासो अधिकृत/,
  /विद्युतीय बिल/,
]

/** Claims that no row of the shop holds. */
const unheld = [
  /\bverified (provider|shop|seller|vendor)/i,
  /\bin business since/i,
  /\bjobs? done/i,
  /\bVAT bill/,
  /best.?seller/i,
  /प्रमाणित (ग्राहक|सेवाप्रदायक)/,
  /भ्याट बिल/,
]

/** Promises to people who want to sell and cannot open a shop by themselves yet: they write to us and get an answer. */
const promisedToVendors = [
  /opening a shop is free/i,
  /open (a|your) shop free/i,
  /help you (to )?(open|put)/i,
  /seller portal|vendor dashboard/i,
  /पसल खोल्न (निःशुल्क|पैसा)/,
  /निःशुल्क पसल/,
  /पसल सँगै मिलेर/,
]

/** Invitations to answer a mail, which nobody reads. */
const invitations = [
  /(reply|respond|write back|answer) (to )?(this|our|the|that|any) e-?mail/i,
  /(reply|repl(y|ies)) to this (e-?mail|message) (goes|go|reach)/i,
  /by replying/i,
  /(इमेल|मेल)(को|लाई|मै|मा) (जवाफ|उत्तर) (दि|फर्का|लेख्नु|पठाउनु)/,
]

const messages = import.meta.dirname
const root = join(messages, '../../..')
const mails = join(root, 'api/src/domains')
const filesOf = (folder: string, isAsked: (path: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isAsked)
    .map((path) => join(folder, path))

const files = [
  ...filesOf(join(messages, 'ne'), (path) => path.endsWith('.ts')),
  ...filesOf(mails, (path) => /\.mail\.(ne|texts)\.ts$|-texts\.ts$|\.defaults\.ts$/.test(path)),
]

const allFiles = [
  ...files,
  ...filesOf(mails, (path) => /\.mail(\.en)?\.ts$/.test(path)),
  ...filesOf(join(messages, 'en'), (path) => path.endsWith('.ts')),
  ...filesOf(join(root, 'demo/src'), (path) => path.endsWith('.ts') && !path.endsWith('.test.ts')),
  ...filesOf(join(root, 'api/seeds/legal'), (path) => path.endsWith('.md')),
]

const linesWith = (words: RegExp[], paths: string[]) =>
  paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => words.some((word) => word.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  )

it('Nepali texts use the words of the glossary', () => {
  expect(files.length).toBeGreaterThan(45)
  expect(linesWith(retired, files)).toEqual([])
})

it('texts of the shop, its demo and its legal documents spell a word in one way', () => {
  expect(allFiles.length).toBeGreaterThan(200)
  expect(linesWith(misspelt, allFiles)).toEqual([])
})

it('no text promises vendors what is not there yet', () => {
  expect(linesWith(promisedToVendors, allFiles)).toEqual([])
})

it('no mail, page or document invites anybody to answer a mail', () => {
  expect(linesWith(invitations, allFiles)).toEqual([])
})

it('no text claims what no row holds', () => {
  expect(linesWith(unheld, allFiles)).toEqual([])
})

/** What pages claim of shops, products and services, and what backs it. Another claim needs a row of decision 58 or 74. */
const backed = [
  'product.ts sold: lines of orders delivered in 30 days',
  'product.ts since: the year in which the shop opened here',
  'product.ts sentOnTime: parcels of 90 days',
  'product.ts days: the middle of the answers of 30 days, ten at least',
  'product.ts together: orders of 180 days that held both, three at least',
  'vendors.ts since: the year in which the shop opened here',
  'vendors.ts onTime: parcels of 90 days',
  'vendors.ts days: the middle of the answers of 30 days, ten at least',
  'vendors.ts vendorSince: the year in which the shop opened here',
  'reviews.ts buyers: reviews of delivered lines, one of each buyer',
]

it('every claim about a shop, a product or a service is backed by rows', () => {
  const claim =
    /^ {2,4}(\w+):.*(\bon time\b|\bverified\b|\bchecked\b|\bsince\b|} sold\b|\bbought together\b|\bmost booked\b|\bhonest\b|\banswers?\b.*\bwithin\b|\btrusted\b|\bgenuine\b)/i
  const found = ['product', 'product-card', 'products', 'vendors', 'services', 'home', 'reviews'].flatMap(
    (area) =>
      readFileSync(join(messages, 'en', `${area}.ts`), 'utf8')
        .split('\n')
        .flatMap((line) => claim.exec(line)?.[1] ?? [])
        .map((key) => `${area}.ts ${key}`),
  )
  expect(found).toEqual(backed.map((line) => line.split(':')[0]))
})

it.each([
  ['हाट', 'हाटको'],
  ['Haat', 'Haat को'],
  ['अर्डर १२', 'अर्डर १२ को'],
  ['“चिया”', '“चिया” को'],
])('a case ending after %s', (word, joined) => {
  expect(withEnding(word, 'को')).toBe(joined)
})
