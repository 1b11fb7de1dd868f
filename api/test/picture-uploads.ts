import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { PictureUpload } from '@haat/contract/domains/listings.pictures.ts'
import type { Person } from './shop-people.ts'

/** A picture that differs from all others of the test, with noise in it so that it has some bytes. */
export const photograph = (width: number, height = width) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#b5123e',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

interface Sender {
  path: `/vendor/shops/${string}`
  owner: Person
}

export const announce = ({ path, owner }: Sender, bytes: number, given: object = {}) =>
  owner.send(`POST ${path}/picture-uploads`, {
    key: randomUUID(),
    name: 'shawl.jpg',
    bytes,
    mediaType: 'image/jpeg',
    ...given,
  })

export const sendPart = ({ path, owner }: Sender, uploadId: string, offset: number, bytes: Buffer) =>
  owner.send(`PUT ${path}/picture-uploads/${uploadId}/parts?offset=${offset}`, bytes)

export const look = async ({ path, owner }: Sender, uploadId: string): Promise<PictureUpload> =>
  (await owner.send(`GET ${path}/picture-uploads/${uploadId}`)).json().data

export async function open(shop: Sender, bytes: number, given: object = {}): Promise<PictureUpload> {
  const answer = await announce(shop, bytes, given)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data
}

/** Sends all of a picture in parts, from where the upload stands, and returns the last answer. */
export async function sendAll(
  shop: Sender,
  { uploadId, received }: PictureUpload,
  bytes: Buffer,
  partBytes = 200_000,
) {
  let answer
  for (let at = received; at < bytes.length; at += partBytes)
    answer = await sendPart(shop, uploadId, at, bytes.subarray(at, at + partBytes))
  return answer!
}

export async function uploadPicture(shop: Sender, bytes: Buffer) {
  const answer = await sendAll(shop, await open(shop, bytes.length), bytes)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return (answer.json().data as PictureUpload).picture!
}
