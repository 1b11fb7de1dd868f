import type pg from 'pg'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { listUnlisted } from '../../api/src/domains/listings/listings.service.ts'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import type { Services } from '../../api/src/services.ts'
import { makeCategory, makeVendor } from '../../api/test/catalogue-factories.ts'
import { fillShop } from '../listings/fill-shop.ts'
import { spreadStates } from '../listings/open-listings.ts'
import { onDatabase } from '../orders/crowd.ts'

/** Gives somebody of the demo one more shop, which lists so much; returns the id of the shop in addresses. */
export const fillGrid = (url: string, email: string, count: number): Promise<string> =>
  onDatabase(url, async (client) => {
    const { db, close } = openDatabase(url, { max: 1 })
    const services = { db } as Services
    const { id: vendorId, slug } = await makeVendor(services)
    const category = await makeCategory(services)
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email])
    await fillShop(client, services, { vendorId, categoryId: category.id, ownerId: rows[0]!.id, count })
    await showPictures(client, vendorId)
    await listUnlisted(db)
    await spreadStates(client, vendorId)
    await client.query('vacuum analyze')
    await close()
    return toPublicId(slug, vendorId)
  })

/** The products of the shop get in turns the pictures of the demo that are finished. */
const showPictures = (client: pg.Client, vendorId: number) =>
  client.query(
    `update products set pictures = shown.pictures
     from (select p.pictures, row_number() over (order by p.id) - 1 as place, count(*) over () as count
       from products p join pictures on p.pictures -> 0 ->> 'src' = '/pictures/' || pictures.id
       where p.vendor_id <> $1 and pictures.status = 'ready') shown
     where vendor_id = $1 and id % shown.count = shown.place`,
    [vendorId],
  )
