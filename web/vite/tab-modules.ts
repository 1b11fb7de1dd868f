import type { Plugin } from 'vite'

/** What a module of a tab finds in the window of its tab instead of the one that all tests share. */
const ofWindow = [
  'localStorage',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'fetch',
  'setTimeout',
]

/**
 * Lets tests open several tabs: a module that is imported with `?tab=0` is another one than with `?tab=1`, and so is
 * everything of the client that it imports, now or late. Its globals are those of `globalThis.playWindows[0]`.
 */
export const tabModules: Plugin = {
  name: 'tab-modules',
  enforce: 'post',
  transform(code, id) {
    const tab = /\?tab=(\d)$/.exec(id)?.[1]
    if (tab === undefined) return undefined
    const imports = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([.#][^"']+)\2/g
    return {
      code: `const { ${ofWindow.join(', ')} } = globalThis.playWindows[${tab}];${code.replace(imports, `$1$2$3?tab=${tab}$2`)}`,
      map: null,
    }
  },
}
