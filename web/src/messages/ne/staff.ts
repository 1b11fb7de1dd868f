import { auditFields } from './staff/audit-fields.ts'
import { audit } from './staff/audit.ts'
import { calls } from './staff/calls.ts'
import { chats } from './staff/chats.ts'
import { content } from './staff/content.ts'
import { desk } from './staff/desk.ts'
import { frame } from './staff/frame.ts'
import { home } from './staff/home.ts'
import { live } from './staff/live.ts'
import { mail } from './staff/mail.ts'
import { palette } from './staff/palette.ts'
import { parts } from './staff/parts.ts'
import { people } from './staff/people.ts'
import { settings } from './staff/settings.ts'
import { shop } from './staff/shop.ts'
import { vendorShops } from './staff/vendor-shops.ts'
import { vendors } from './staff/vendors.ts'
import { views } from './staff/views.ts'
import { words } from './staff/words.ts'

/** The console in one area: whoever works in it has all of it. */
export const staff = {
  audit,
  auditFields,
  calls,
  chats,
  content,
  desk,
  frame,
  home,
  live,
  mail,
  palette,
  parts,
  people,
  settings,
  shop,
  vendors,
  vendorShops,
  views,
  words,
}
