import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { holdings } from './close-account.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

describe('whatever can name a user', () => {
  /** Columns of the same type that refer to something other than a user. */
  const others = [
    'content_version_files.file_id',
    'courier_outcomes.photo_file_id',
    'deal_prices.deal_id',
    'import_listings.import_id',
    'import_pictures.import_id',
    'import_rows.import_id',
    'listing_pictures.original_file_id',
    'listings.live_version_id',
    'listings.sent_back_version_id',
    'listings.waiting_version_id',
    'payouts.account_id',
    'picture_upload_parts.upload_id',
    'picture_uploads.key',
    'questions.key',
    'staff_presence.console_id',
    'ticket_files.file_id',
    'ticket_messages.mail_id',
    'ticket_messages.message_key',
    'tickets.merged_into_id',
    'vendor_member_events.invitation_id',
    'vendor_papers.file_id',
  ]

  it('is decided for the day on which an account closes', async () => {
    const { rows: found } = await haat.database.pool.query(`
      select table_of.relname || '.' || attname as column
      from pg_attribute
      join pg_class table_of on table_of.oid = attrelid and relkind in ('r', 'p')
        and relnamespace = 'public'::regnamespace
      where atttypid = 'uuid'::regtype and attnum > 0 and not attisdropped
        and not exists (select 1 from pg_constraint where conrelid = attrelid and conkey = array[attnum]
          and (contype = 'f' and confrelid <> 'users'::regclass or contype = 'p' and attname = 'id'))`)
    const columns = found.map(({ column }) => column as string)
    expect(columns.toSorted()).toEqual([...Object.keys(holdings), ...others].toSorted())
  })
})
