import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PictureCut } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { ListingPicture } from '@haat/contract/domains/listings.pictures.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

/** Every picture has its own entry, since what is behind an id never changes. */
const keyOf = (shopId: string, pictureId: string) => ['vendor', 'pictures', shopId, pictureId] as const

interface Subject {
  shopId: string
  listingId: string
}

const missingPictures = (call: Call, { shopId, listingId }: Subject, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['vendor', 'pictures', shopId, 'some', listingId, ...ids],
    queryFn: async ({ signal, client }) => {
      const query = { ids: ids.join(','), listingId }
      const { data } = await call('GET /vendor/shops/:shopId/pictures', { params: { shopId }, query, signal })
      for (const picture of data.items) client.setQueryData(keyOf(shopId, picture.pictureId), picture)
      return data.items.length
    },
    enabled: ids.length > 0,
  })

/** The records of pictures by their ids. */
export function useListingPictures(subject: Subject, ids: readonly string[]) {
  const { shopId } = subject
  const queryClient = useQueryClient()
  const find = (id: string) => queryClient.getQueryData<ListingPicture>(keyOf(shopId, id))
  useQuery(
    missingPictures(
      useCall(),
      subject,
      ids.filter((id) => !find(id)),
    ),
  )
  return {
    find,
    /** Remembers one that has just come, so that nobody asks for it. */
    add: (picture: ListingPicture) => queryClient.setQueryData(keyOf(shopId, picture.pictureId), picture),
  }
}

export function useEditPicture({ shopId, listingId }: Subject) {
  const call = useCall()
  return useMutation({
    mutationFn: async ({ pictureId, ...body }: PictureCut & { pictureId: string }) =>
      (
        await call('POST /vendor/shops/:shopId/pictures/:pictureId/edits', {
          params: { shopId, pictureId },
          body: { ...body, listingId },
        })
      ).data,
  })
}
