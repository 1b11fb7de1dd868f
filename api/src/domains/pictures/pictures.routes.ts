import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#plugins/api-error.ts'
import { readPictureName, type PictureName } from '#platform/pictures/picture-name.ts'
import { nextSmaller } from '#platform/pictures/picture-widths.ts'
import type { Services } from '#services.ts'
import { findPicture, moveToFront } from './pictures.store.ts'

const cacheForAYear = 'public, max-age=31536000, immutable'
const cacheForFiveMinutes = 'public, max-age=300'

/** Pictures are public and not under `/api`: no rate limit, and no database unless a file is missing. */
export function picturesRoutes(app: FastifyInstance, { db, pictures }: Services) {
  const read = async (name: PictureName) => {
    const bytes = await pictures.read(name)
    if (bytes || name.format === 'webp') return bytes && { bytes, format: name.format, cache: cacheForAYear }
    // A job makes the AVIF file later; until then its address answers with the WebP file.
    const webp = await pictures.read({ ...name, format: 'webp' })
    return webp && { bytes: webp, format: 'webp', cache: cacheForFiveMinutes }
  }

  /** Sends the blurred preview of a picture whose files are not made yet, and has them made next. */
  const sendPlaceholder = async (reply: FastifyReply, { id, width }: PictureName) => {
    const row = await findPicture(db, id)
    if (row?.status !== 'waiting' || !row.widths.includes(width)) throw notFound('This picture')
    await moveToFront(db, id)
    const { type, bytes } = readDataUrl(row.blur)
    return reply.type(type).header('cache-control', 'no-store').send(bytes)
  }

  const options = { config: { access: 'public' as const }, schema: { hide: true } as object }
  app.get('/pictures/:name', options, async (request, reply) => {
    const name = readPictureName((request.params as { name: string }).name)
    if (!name) throw notFound('This picture')
    reply.header('vary', 'Save-Data')
    const picture = (await read(smallerIfSavingData(request, name))) ?? (await read(name))
    if (!picture) return sendPlaceholder(reply, name)
    return reply.type(`image/${picture.format}`).header('cache-control', picture.cache).send(picture.bytes)
  })
}

/** A smaller picture for browsers that ask to save data. */
const smallerIfSavingData = (request: FastifyRequest, name: PictureName): PictureName =>
  request.headers['save-data'] === 'on' ? { ...name, width: nextSmaller(name.width) } : name

/** Splits a `data:` URL into its type and its bytes. */
function readDataUrl(url: string): { type: string; bytes: Buffer } {
  const [, type = '', base64, content = ''] = /^data:([^;,]+)(;base64)?,(.*)$/s.exec(url) ?? []
  const bytes = base64 ? Buffer.from(content, 'base64') : Buffer.from(decodeURIComponent(content))
  return { type, bytes }
}
