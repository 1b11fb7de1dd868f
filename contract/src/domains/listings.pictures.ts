import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pictureSchema } from '../shared/picture.ts'
import { uploadQuery } from '../shared/upload.ts'
import * as rules from './listings.pictures.rules.ts'

const pictureIdSchema = z.string().regex(/^[0-9a-f]{32}$/, 'This is not a picture of ours')
const share = z.number().min(0).max(1)
const side = share.min(rules.minCropShare, 'This part of the picture is too small')
const cropSchema = z
  .strictObject({ x: share, y: share, width: side, height: side })
  .refine(({ x, width }) => x + width <= 1.0001, 'This part reaches beyond the picture')
  .refine(({ y, height }) => y + height <= 1.0001, 'This part reaches beyond the picture')
const cutSchema = z.strictObject({ turn: z.literal(rules.pictureAngles), crop: cropSchema })

export const listingPictureSchema = z.strictObject({
  pictureId: z.string(),
  /** Without words, which belong to the listing that shows it. */
  picture: pictureSchema,
  /** How it was made from another picture of the shop; null for one as it was uploaded. */
  madeFrom: cutSchema.extend({ pictureId: z.string(), picture: pictureSchema }).nullable(),
})
export type ListingPicture = z.infer<typeof listingPictureSchema>

export const pictureUploadSchema = z.strictObject({
  uploadId: z.string(),
  state: z.enum(rules.pictureUploadStates),
  /** How many bytes have come; the next part begins here. */
  received: z.int(),
  /** Null until it is ready. */
  picture: listingPictureSchema.nullable(),
  /** Null unless it has failed. */
  fault: z.enum(rules.pictureFaults).nullable(),
  sentence: z.string().nullable(),
})
export type PictureUpload = z.infer<typeof pictureUploadSchema>

const shopParams = z.strictObject({ shopId: publicIdSchema })
const uploadParams = shopParams.extend({ uploadId: z.uuid() })
const maxMb = rules.listingPictureMaxBytes / 1_000_000
const hour = 3600

export const listingPicturesEndpoints = defineEndpoints({
  'POST /vendor/shops/:shopId/picture-uploads': {
    name: 'openPictureUpload',
    summary: 'Announce a picture of a listing; the same key gives the same upload, with what has come of it',
    access: 'vendor:listings',
    params: shopParams,
    body: uploadQuery.extend({
      /** Made by the sender, so that a repeated call opens nothing twice. */
      key: z.uuid(),
      bytes: z
        .int('A size is a whole number')
        .min(1, 'The file is empty')
        .max(rules.listingPictureMaxBytes, `A picture is at most ${maxMb} MB large`),
      mediaType: z.string().regex(/^image\/[\w.+-]{1,80}$/, 'This file is not a picture'),
    }),
    response: answerOf(pictureUploadSchema),
    errors: [404, 409],
    limit: { max: 600, perSeconds: hour },
  },
  'PUT /vendor/shops/:shopId/picture-uploads/:uploadId/parts': {
    name: 'sendPicturePart',
    summary:
      'Send the part that begins at the offset; a part that has come already changes nothing. The last one makes the picture',
    access: 'vendor:listings',
    params: uploadParams,
    query: z.strictObject({ offset: z.coerce.number().int().min(0).max(rules.listingPictureMaxBytes) }),
    takesFile: { maxBytes: rules.picturePartBytes },
    response: answerOf(pictureUploadSchema),
    errors: [404, 413, 415],
  },
  'GET /vendor/shops/:shopId/picture-uploads/:uploadId': {
    name: 'getPictureUpload',
    summary: 'How far an upload is',
    access: 'vendor:listings',
    params: uploadParams,
    response: answerOf(pictureUploadSchema),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/pictures': {
    name: 'listListingPictures',
    summary:
      'Pictures that the shop has uploaded or the listing shows, by their ids; all others are left out',
    access: 'vendor:listings',
    params: shopParams,
    query: z.strictObject({
      /** At most 40, with commas between them. */
      ids: z.string().regex(/^[0-9a-f]{32}(,[0-9a-f]{32}){0,39}$/, 'These are not pictures of ours'),
      listingId: publicIdSchema.optional(),
    }),
    response: answerOf(z.strictObject({ items: z.array(listingPictureSchema) })),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/pictures/:pictureId/edits': {
    name: 'editListingPicture',
    summary:
      'Make a picture from the kept original of another: turned, and a part of it. The whole of it, not turned, is the original again',
    access: 'vendor:listings',
    params: shopParams.extend({ pictureId: pictureIdSchema }),
    /** The listing whose live picture it may be. */
    body: cutSchema.extend({ listingId: publicIdSchema.optional() }),
    response: answerOf(listingPictureSchema),
    errors: [404],
    limit: { max: 300, perSeconds: hour },
  },
})
