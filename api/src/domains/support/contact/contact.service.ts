import type { ContactMessage } from '@haat/contract/domains/support.contact.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { isVerifiedEmail } from '#domains/account/account.service.ts'
import { getOwnOrder } from '#domains/orders/orders.service.ts'
import { getProduct } from '#domains/catalogue/product.service.ts'
import { getServiceBasics } from '#domains/services/services.service.ts'
import { receiveMessage } from '../tickets/open-ticket.service.ts'
import type { Ticket } from '../tickets/tickets.service.ts'

type About = NonNullable<ContactMessage['about']>

/** The same text from the same sender on the same day is one message, whatever the clock of the phone says. */
function sameMessagePartsOf(message: ContactMessage) {
  const { timestamp: _, about, fileIds, ...fields } = message
  const today = new Date().toISOString().slice(0, 10)
  return [...Object.values(fields), ...(about ? [about] : []), ...fileIds, today]
}

/** The title of the thing that the message is about: an order of the sender's own, a product or a service. */
async function findAboutTitle({ db }: Services, userId: string | null, { kind, id }: About): Promise<string> {
  if (kind === 'product') return (await getProduct(db, id)).title.en
  if (kind === 'service') return (await getServiceBasics(db, id)).title
  await getOwnOrder(db, userId ?? '', id)
  return id
}

async function getAbout(services: Services, userId: string | null, about: ContactMessage['about']) {
  if (!about) return null
  const title = await findAboutTitle(services, userId, about).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const sentence = 'What your message is about was not found.'
    throw new ApiError('VALIDATION_FAILED', sentence, { about: sentence })
  })
  return { ...about, title }
}

/**
 * A message belongs to the account that is signed in. Otherwise it is nobody's: an address that was typed
 * proves nothing.
 */
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
    emailProven: await isVerifiedEmail(services.db, userId, email),
    about: await getAbout(services, userId, message.about),
    fileIds,
    sameMessageParts: sameMessagePartsOf(message),
  })
}
