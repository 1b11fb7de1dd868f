import type { ContactMessage } from '@haat/contract/domains/support.contact.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { isProvenEmail } from '../account/account.service.ts'
import { ownOrder } from '../orders/orders.service.ts'
import { getProduct } from '../catalogue/product.service.ts'
import { getServiceRow } from '../services/services.service.ts'
import { receiveMessage } from '../tickets/open-ticket.service.ts'
import type { Ticket } from '../tickets/tickets.service.ts'

type About = NonNullable<ContactMessage['about']>

/** The same words from the same sender on the same day, whatever the clock of the phone says. */
function sameAs(message: ContactMessage) {
  const { timestamp: _, about, fileIds, ...said } = message
  const today = new Date().toISOString().slice(0, 10)
  return [...Object.values(said), ...(about ? [about] : []), ...fileIds, today]
}

/** What it is called; one's own order, or something that is sold. */
async function titleOf({ db }: Services, userId: string | null, { kind, id }: About): Promise<string> {
  if (kind === 'product') return (await getProduct(db, id)).title.en
  if (kind === 'service') return (await getServiceRow(db, id)).title
  await ownOrder(db, userId ?? '', id)
  return id
}

async function aboutOf(services: Services, userId: string | null, about: ContactMessage['about']) {
  if (!about) return null
  const title = await titleOf(services, userId, about).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const sentence = 'What your message is about was not found.'
    throw new ApiError('VALIDATION_FAILED', sentence, { about: sentence })
  })
  return { ...about, title }
}

/** A message belongs to who is signed in, and otherwise to nobody: an address proves nothing. */
export async function sendContactMessage(
  services: Services,
  message: ContactMessage,
  { userId, language }: { userId: string | null; language: Language },
): Promise<Ticket> {
  const { type, name, email, phoneNumber, contactNumber, subject, fileIds } = message
  return receiveMessage(services, {
    type,
    name,
    email,
    phoneNumber,
    contactNumber,
    subject,
    message: message.message,
    sentAt: new Date(message.timestamp),
    language,
    userId,
    emailProven: await isProvenEmail(services.db, userId, email),
    about: await aboutOf(services, userId, message.about),
    fileIds,
    sameAs: sameAs(message),
  })
}
