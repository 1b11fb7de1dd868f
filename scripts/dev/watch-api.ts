import { once } from 'node:events'
import path from 'node:path'
import { watch } from 'chokidar'
import { repository } from '../paths.ts'

/** The sources of the API's process. */
const sources = [
  'api/src',
  'api/seeds',
  'api/migrations',
  'contract/src',
  'demo/src',
  'package.json',
  'package-lock.json',
  'api/package.json',
  'contract/package.json',
  'demo/package.json',
]
const isLeftOut = (file: string) => /\.test\.ts$|~$|\.sw[a-z]$|\/\.[^/]+$/.test(file)
/** Editors write a file in several steps, and switching a branch changes many files. */
const quietMs = 60

/** Notices changed, new, deleted and replaced files; those that come together are reported once. */
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
