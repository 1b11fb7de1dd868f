import { unlessLeft } from '#api/unless-left.ts'

const asked: Record<string, Promise<void> | undefined> = {}

const addStyle = (file: string): Promise<void> =>
  (asked[file] ??= new Promise((resolve, reject) => {
    const href = `/${file}`
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      delete asked[file]
      link.remove()
      reject(new Error(href))
    })
    document.head.append(link)
  }))

/**
 * What the build calls around every `import()` (`web/vite/small-preload.ts`). Style sheets are fetched beside the script, which
 * waits for them.
 */
export const importPart = <Module>(load: () => Promise<Module>, styles?: string[]): Promise<Module> =>
  unlessLeft(() =>
    styles?.[0] ? Promise.all([load(), ...styles.map(addStyle)]).then(([module]) => module) : load(),
  )
