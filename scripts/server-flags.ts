import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from './paths.ts'

/**
 * The flags with which `npm start` runs Node, for other ways to start the server. By default Node lets new
 * objects grow to 130 MB before it collects garbage; rendering fills that in a moment, so a busy server took
 * 400 MB. With 8 MB for each half it takes about 270.
 */
export function serverFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
    .split(' ')
    .filter((word) => word.startsWith('--'))
    .map((flag) => flag.replace('=./', `=${repository}/`))
}
