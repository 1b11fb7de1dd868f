import { once } from 'node:events'
import path from 'node:path'
import { watch } from 'chokidar'
import { repository } from '../paths.ts'

/** What the process of the API is made of. */
const sources = [
  'api/src',
  'api/seeds',
  'api/migrations',
  'contract/src',
  'package.json',
  'package-lock.json',
  'api/package.json',
  'contract/package.json',
]
const isLeftOut = (file: string) => /\.test\.ts$|~$|\.sw[a-z]$|\/\.[^/]+$/.test(file)
/** Editors write a file in several steps, and a branch that is switched is many files. */
const quietMs = 60

/** Sees changed, new, deleted and replaced files; tells of those that come together once. */
export async function watchApi(onSave: (files: string[]) => void) {
  const saved = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(sources, {
    cwd: repository,
    ignoreInitial: true,
    ignored: isLeftOut,
  })
  watcher.on('all', (_event, file) => {
    saved.add(file.split(path.sep).join('/'))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...saved]
      saved.clear()
      onSave(files)
    }, quietMs)
  })
  await once(watcher, 'ready')
  return watcher
}
