import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from './paths.ts'

/**
 * What `npm start` tells Node, for whoever starts the server in another way. Node gives new objects up to 130 MB before
 * it looks which of them are still needed; rendering fills that in a moment, so a busy server held 400 MB. With 8 MB for
 * each half it holds about 270.
 */
export function serverFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}
