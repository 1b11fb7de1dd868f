import { expect } from '@playwright/test'
import type { Key, Tab } from './engine.ts'
import {
  aimOf,
  countOf,
  firstOf,
  label,
  library,
  role,
  text,
  textOf,
  type Aim,
  type Wanted,
  type Words,
} from './page-finders.ts'

const intervals = [50, 100, 200]

/** Somebody in front of a browser, who knows things by what they see and hear of them. */
export function personAt(tab: Tab, baseURL: string) {
  const libraryText = library()
  /** Looks at the page that is open now; a new one has to be given the library first. */
  const look = async <Result>(expression: string) => {
    if (!(await tab.evaluate(`'TestingLibraryDom' in window`)))
      await tab.evaluate(`(() => { ${libraryText} })()`)
    return (await tab.evaluate(expression)) as Result
  }
  const wordsOf = ({ what, name, within }: Wanted): string =>
    [what, name, within && `in ${wordsOf(within)}`].filter(Boolean).join(' ')

  /** Waits until a thing is there, can be pressed and stands still. */
  const aim = async (wanted: Wanted): Promise<Aim> => {
    let place = ''
    let found: Aim | string = ''
    const state = async () => {
      found = await look<Aim | string>(aimOf(wanted)).catch(String)
      if (typeof found === 'string') return found
      const isStill = found.place === place
      place = found.place
      return isStill ? 'ready' : 'It moves.'
    }
    await expect.poll(state, { message: wordsOf(wanted), intervals }).toBe('ready')
    return found as unknown as Aim
  }

  const person = {
    tab,
    baseURL,
    open: (path: string) => tab.open(new URL(path, baseURL).href),
    reload: () => tab.reload(),
    /** Runs an expression in the page. */
    ask: look,
    address: async () => {
      const { pathname, search } = new URL(await look<string>('location.href'))
      return pathname + search
    },
    async pressOn(wanted: Wanted) {
      const { x, y } = await aim(wanted)
      await tab.click(x, y)
    },
    press: (what: string, name: Words, within?: Wanted) => person.pressOn(role(what, name, within)),
    /** Replaces what a field holds, by its keys. */
    async fill(what: Words, words: string, within?: Wanted) {
      await person.pressOn(label(what, within))
      await tab.press('Control', 'a')
      await tab.type(words)
    },
    type: (words: string) => tab.type(words),
    hit: (...keys: (Key | (string & {}))[]) => tab.press(...keys),
    async attach(what: Words, ...files: string[]) {
      await person.finds(label(what))
      await tab.attach(firstOf(label(what)), files)
    },
    async finds(wanted: Wanted) {
      const count = () => look<number>(countOf(wanted)).catch(() => 0)
      await expect.poll(count, { message: `${wordsOf(wanted)} is seen`, intervals }).toBeGreaterThan(0)
    },
    sees: (words: Words, within?: Wanted) => person.finds(text(words, within)),
    seesOne: (what: string, name?: Words, within?: Wanted) => person.finds(role(what, name, within)),
    async seesNo(wanted: Wanted) {
      const count = () => look<number>(countOf(wanted)).catch(() => -1)
      await expect.poll(count, { message: `${wordsOf(wanted)} is gone`, intervals }).toBe(0)
    },
    async read(wanted: Wanted) {
      await person.finds(wanted)
      return (await look<string>(textOf(wanted))).trim()
    },
    async attribute(wanted: Wanted, name: string) {
      await person.finds(wanted)
      return look<string>(`${firstOf(wanted)}.getAttribute('${name}')`)
    },
    isAt: (address: string | RegExp) =>
      expect
        .poll(() => person.address().catch(() => ''), { intervals })
        .toEqual(typeof address === 'string' ? address : expect.stringMatching(address)),
  }
  return person
}

export type Person = ReturnType<typeof personAt>
