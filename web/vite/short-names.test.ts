import { expect, it } from 'vitest'
import { shortenInScript } from './short-names-in-script.ts'
import { shortenInStyles } from './short-names.ts'

const css = `
@layer components { .page-head { color: red } .page-head .text-lead { color: blue } }
@layer utilities {
  .grid { display: grid }
  .inline-block { display: inline-block }
  .text-lead { font-size: 18px }
  .text-small { font-size: 14px }
  .hover\\:underline:hover { text-decoration: underline }
  .\\[\\&\\>svg\\]\\:size-5 > svg { width: 20px }
  @media (width >= 48rem) { .md\\:p-2\\.5 { padding: 10px } }
}`
const { names, styles } = shortenInStyles(css)

it('shortens the names of utilities', () => {
  expect([...names.keys()]).toEqual(['text-small', 'hover:underline', '[&>svg]:size-5', 'md:p-2.5'])
  expect(new Set(names.values()).size).toBe(4)
  expect(styles).toContain(`.${names.get('text-small')} {`)
  expect(styles).toContain(`.${names.get('hover:underline')}:hover`)
  expect(styles).toContain(`.${names.get('[&>svg]:size-5')} > svg`)
  expect(styles).not.toMatch(/text-small|hover\\:|md\\:/)
})

it('leaves our own names and those that are words elsewhere', () => {
  for (const name of ['.page-head', '.page-head .text-lead', '.grid', '.inline-block'])
    expect(styles).toContain(`${name} {`)
})

it('never gives a name twice, and none that could be a word', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `.p-${at} { padding: ${at}px }`).join('')
  const given = [...shortenInStyles(`@layer utilities { ${many} }`).names.values()]
  expect(new Set(given).size).toBe(5000)
  expect(given.filter((name) => /[aeiouy]|^\d/i.test(name))).toEqual([])
})

it('shortens the same names in the texts of a script, and only whole ones', () => {
  const script = (text: string) => shortenInScript(text, names)
  const small = names.get('text-small')
  const line = names.get('hover:underline')
  expect(script('a("grid text-small hover:underline")')).toBe(`a("grid ${small} ${line}")`)
  expect(script('a(`text-small ${b} \\` hover:underline`)')).toBe(`a(\`${small} \${b} \\\` ${line}\`)`)
  expect(script("text.small('text-smaller', 2 - 1)")).toBe("text.small('text-smaller', 2 - 1)")
})

it('refuses a name in a text where nobody would find it', () => {
  expect(() => shortenInScript(`a("<b class='text-small'>")`, names)).toThrow(
    'The class "text-small" stands in',
  )
  expect(() => shortenInScript(`a(".text-small > p")`, names)).toThrow('The class "text-small" stands in')
})
