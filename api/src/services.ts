import type { Config } from './config.ts'
import type { Database } from './platform/db/database.ts'
import type { FileStorage } from './platform/files/file-storage.ts'
import type { GoogleClient } from './platform/google/google-client.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import type { PictureStorage } from './platform/pictures/picture-storage.ts'
import type { Sealer } from './platform/secrets/sealer.ts'

/** What the domains are given: made once when the process starts, replaced by tests. */
export interface Services {
  config: Config
  db: Database['db']
  files: FileStorage
  /** None where sign-in with Google is not offered. */
  google: GoogleClient | undefined
  outbox: Outbox
  pictures: PictureStorage
  sealer: Sealer
}
