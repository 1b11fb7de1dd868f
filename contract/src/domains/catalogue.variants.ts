import type { Bilingual } from '../shared/bilingual.ts'
import { inLanguage } from '../shared/in-language.ts'
import { languages, type Language } from '../shared/language.ts'

interface Nameable {
  title: Bilingual
  options: readonly { values: readonly { key: string; name: Bilingual }[] }[]
}

/**
 * How a variant is called wherever it is shown or sold. In the product's title the chosen values take the place of others
 * that it names: who buys the blue shawl does not want to read that it is red. The choice has the chosen values that the
 * title does not name.
 *
 * @param values the key of one value per option, in the order of the options.
 */
export function nameVariant({ title, options }: Nameable, values: readonly string[]) {
  const chosen = options.map(({ values: all }, at) => all.find(({ key }) => key === values[at])?.name)
  const titleIn = (language: Language) =>
    options.reduce((text, { values: all }, at) => {
      const name = chosen[at]?.[language]
      if (!name || positionOf(name, text) !== undefined) return text
      const other = all
        .map((value) => value.name[language])
        .find((each) => positionOf(each, text) !== undefined)
      return other ? replaceName(text, other, name) : text
    }, title[language])
  const named = { en: titleIn('en'), ne: titleIn('ne') }
  const isInTitle = (name: Bilingual) =>
    languages.every(
      (language) => positionOf(inLanguage(name, language), inLanguage(named, language)) !== undefined,
    )
  return { title: named, choice: chosen.flatMap((name) => (name && !isInTitle(name) ? [name] : [])) }
}

function replaceName(text: string, before: string, after: string): string {
  const start = positionOf(before, text)!
  const isLowerCase = text[start] === text[start]!.toLowerCase()
  const name = isLowerCase ? after.charAt(0).toLowerCase() + after.slice(1) : after
  return text.slice(0, start) + name + text.slice(start + before.length)
}

/** Where a name stands in a text as a part between commas, in small or capital letters. */
function positionOf(name: string, text: string): number | undefined {
  if (name === '') return undefined
  const at = `${text.toLowerCase()},`.indexOf(`, ${name.toLowerCase()},`)
  return at === -1 ? undefined : at + 2
}
