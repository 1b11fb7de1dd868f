import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { composePicture, type PictureFormat } from './compose.ts'
import type { Picture } from './picture.ts'

const folder = join(import.meta.dirname, '../node_modules/.cache/haat-pictures')
const inProgress = new Map<string, Promise<Buffer>>()
let studioVersion: Promise<string> | undefined

/** The bytes of a picture, from the disk if the same code has composed the same picture before. */
export async function cachedPicture(picture: Picture, format: PictureFormat = 'webp'): Promise<Buffer> {
  studioVersion ??= hashStudio()
  const file = join(folder, `${digest([await studioVersion, JSON.stringify(picture)])}.${format}`)
  const composed = inProgress.get(file) ?? readOrCompose(picture, format, file)
  inProgress.set(file, composed)
  return composed.finally(() => inProgress.delete(file))
}

async function readOrCompose(picture: Picture, format: PictureFormat, file: string): Promise<Buffer> {
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return cached
  const bytes = await composePicture(picture, format)
  await mkdir(folder, { recursive: true })
  // Written under another name and renamed, so that a build that is stopped leaves no broken picture behind.
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
  return bytes
}

/** Hashes the code of the studio without the scenes: a changed scene changes only its own key. */
async function hashStudio(): Promise<string> {
  const files = await readdir(import.meta.dirname, { recursive: true })
  const engine = files.filter((file) => file.endsWith('.ts') && !/scenes|\.test/.test(file)).toSorted()
  const sources = await Promise.all(engine.map((file) => readFile(join(import.meta.dirname, file), 'utf8')))
  const iconSet = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/package.json')
  return digest([...sources, JSON.stringify(sharp.versions), await readFile(iconSet, 'utf8')])
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 24)
}
