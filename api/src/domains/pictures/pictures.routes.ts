import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#plugins/api-error.ts'
import { readPictureName, type PictureName } from '#platform/pictures/picture-name.ts'
import { nextSmaller } from '#platform/pictures/picture-widths.ts'
import type { Services } from '#services.ts'
import { readBlur } from './read-blur.ts'
import { findPicture, setWanted } from './pictures.store.ts'

const forEver = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=300'

/** Pictures are public and outside the API: no limits, no database as long as the file is there. */
export function picturesRoutes(app: FastifyInstance, { db, pictures }: Services) {
  const read = async (name: PictureName) => {
    const bytes = await pictures.read(name)
    if (bytes || name.format === 'webp') return bytes && { bytes, format: name.format, cache: forEver }
    // The AVIF is made later; until then this address answers with what there is.
    const instead = await pictures.read({ ...name, format: 'webp' })
    return instead && { bytes: instead, format: 'webp', cache: forNow }
  }

  const sendWaiting = async (reply: FastifyReply, { id, width }: PictureName) => {
    const row = await findPicture(db, id)
    if (row?.status !== 'waiting' || !row.widths.includes(width)) throw notFound('This picture')
    await setWanted(db, id)
    const { type, bytes } = readBlur(row.blur)
    return reply.type(type).header('cache-control', 'no-store').send(bytes)
  }

  const options = { config: { access: 'public' as const }, schema: { hide: true } as object }
  app.get('/pictures/:name', options, async (request, reply) => {
    const name = readPictureName((request.params as { name: string }).name)
    if (!name) throw notFound('This picture')
    reply.header('vary', 'Save-Data')
    const found = (await read(thrifty(request, name))) ?? (await read(name))
    if (!found) return sendWaiting(reply, name)
    return reply.type(`image/${found.format}`).header('cache-control', found.cache).send(found.bytes)
  })
}

const thrifty = (request: FastifyRequest, name: PictureName): PictureName =>
  request.headers['save-data'] === 'on' ? { ...name, width: nextSmaller(name.width) } : name
