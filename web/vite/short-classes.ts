import type { Plugin } from 'vite'
import { shortenInScript } from './short-names-in-script.ts'
import { shortenInStyles, type ShortNames } from './short-names.ts'

const ourStyles = /\/styles\/app\.css$/
const ourScripts = /\/web\/src\//

/**
 * Gives Tailwind's classes names of two letters in the build: the long names were a quarter of every page. The
 * short names follow from the styles alone, so that the builds of browser and server have the same ones.
 */
export function shortClasses(): Plugin {
  const namesOf = new Map<string, ShortNames>()
  return {
    name: 'short-classes',
    apply: 'build',
    // After Tailwind, which is also a `pre` plugin, and before the styles are emitted.
    enforce: 'pre',
    transform: {
      filter: { id: ourStyles },
      handler(css) {
        const { names, styles } = shortenInStyles(css)
        namesOf.set(this.environment.name, names)
        return { code: styles, map: null }
      },
    },
    renderChunk(code, chunk) {
      if (!chunk.moduleIds.some((id) => ourScripts.test(id))) return null
      const names = namesOf.get(this.environment.name)
      if (!names) throw new Error('The styles were not built before the scripts that name their classes.')
      return { code: shortenInScript(code, names), map: null }
    },
  }
}
