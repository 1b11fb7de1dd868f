import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { composePicture, type PictureFormat } from './compose.ts'
import type { Picture } from './picture.ts'

const folder = join(import.meta.dirname, '../node_modules/.cache/haat-pictures')
const underWay = new Map<string, Promise<Buffer>>()
let studioVersion: Promise<string> | undefined

/** The bytes of a picture, from the disk if this studio has composed the same picture before. */
export async function cachedPicture(picture: Picture, format: PictureFormat = 'webp'): Promise<Buffer> {
  studioVersion ??= hashStudio()
  const file = join(folder, `${digest([await studioVersion, JSON.stringify(picture)])}.${format}`)
  const composed = underWay.get(file) ?? readOrCompose(picture, format, file)
  underWay.set(file, composed)
  return composed.finally(() => underWay.delete(file))
}

async function readOrCompose(picture: Picture, format: PictureFormat, file: string): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const bytes = await composePicture(picture, format)
  await mkdir(folder, { recursive: true })
  // Written beside and renamed, so that a build stopped half-way leaves no broken picture behind.
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
  return bytes
}

/** The scene files are left out: a changed scene changes its own key only. */
async function hashStudio(): Promise<string> {
  const files = await readdir(import.meta.dirname)
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
