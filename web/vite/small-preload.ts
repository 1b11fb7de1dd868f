import type { Plugin } from 'vite'

/**
 * What Vite calls around every `import()` is made for all browsers and kinds of files, and every first visit brings it. Here
 * only style sheets are ever named (`vite.config.ts`): they are fetched beside the script, which waits for them.
 */
const helper = `
const asked = {}
const addStyle = (file) =>
  (asked[file] ??= new Promise((resolve, reject) => {
    const href = '/' + file
    if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      delete asked[file]
      link.remove()
      reject(Error(href))
    }
    document.head.append(link)
  }))
export const __vitePreload = (load, files) =>
  files?.[0] ? Promise.all([load(), ...files.map(addStyle)]).then(([module]) => module) : load()
`

/** Replaces Vite's own code before `import()` in the browser. */
export const smallPreload = (): Plugin => ({
  name: 'haat:small-preload',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => ({ code: helper, map: null }) },
})
