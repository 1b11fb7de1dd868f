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
  /गुनासो अधिकृत/,
  /काम गर्ने हात/,
  /छनोट/,
  /अडिट/,
  /हुँदैछ/,
  /एकपटक/,
  /बैंक/,
  /मंसिर/,
  /काठमाडौँ/,
  /(छ|य|न)ौं(?![\u0900-\u097f])/,
  /(आफ|सध)ैं/,
]

const messages = import.meta.dirname
const mails = join(messages, '../../../api/src/domains')
const filesOf = (folder: string, isAsked: (path: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isAsked)
    .map((path) => join(folder, path))

const files = [
  ...filesOf(join(messages, 'ne'), (path) => path.endsWith('.ts')),
  ...filesOf(mails, (path) => /\.mail\.(ne|texts)\.ts$|-texts\.ts$|\.defaults\.ts$/.test(path)),
]

it('Nepali texts use the words of the glossary', () => {
  expect(files.length).toBeGreaterThan(45)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => retired.some((word) => word.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['हाट', 'हाटको'],
  ['Haat', 'Haat को'],
  ['अर्डर १२', 'अर्डर १२ को'],
  ['“चिया”', '“चिया” को'],
])('a case ending after %s', (word, joined) => {
  expect(withEnding(word, 'को')).toBe(joined)
})
