import { ensureUser } from '#domains/account/account.service.ts'
import { ensureSecondFactor } from '#domains/account/second-factor.upkeep.ts'
import { hasContent, publishContent } from '#domains/content/content.service.ts'
import { saveFile } from '#domains/files/files.service.ts'
import type { Services } from '#services.ts'
import { ensureDemoDesk } from './demo/ensure-demo-desk.ts'
import { ensureDemoMails } from './demo/ensure-demo-mails.ts'
import { ensureDemoParticulars } from './demo/ensure-demo-particulars.ts'
import { ensureDemoShop } from './demo/ensure-demo-shop.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { ensureSynonyms } from './search/ensure-search.ts'
import { legalDocuments } from './legal/legal-documents.ts'

/** Makes what is missing and leaves alone what is there: a second start finds nothing to do. */
export async function ensureSeed(services: Services) {
  const { seed } = services.config
  if (seed === 'none') return
  await ensureLegalDocuments(services)
  await ensureSynonyms(services)
  if (seed !== 'demo') return
  await ensureDemoParticulars(services)
  await ensureDemoAccounts(services)
  await ensureDemoShop(services)
  await ensureDemoDesk(services)
  await ensureDemoMails(services)
}

async function ensureLegalDocuments({ db, files }: Services) {
  for (const document of legalDocuments) {
    if (await hasContent(db, document.key)) continue
    const { fileName, bytes } = await document.read()
    await db.transaction(async (tx) => {
      const fileId = await saveFile(tx, files, { name: fileName, contentType: 'application/pdf', bytes })
      const { key, title, tags, version, updatedAt } = document
      await publishContent(tx, { key, title, tags, version, updatedAt, fileIds: [fileId] })
    })
  }
}

async function ensureDemoAccounts(services: Services) {
  for (const { secret, ...account } of demoAccounts) {
    await ensureUser(services.db, { ...account, password: demoPassword })
    if (secret) await ensureSecondFactor(services, account.id, secret)
  }
}
