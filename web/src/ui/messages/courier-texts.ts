import { courier as english } from '#messages/en/courier.ts'
import { ui as englishUi } from '#messages/en/ui.ts'
import { courier as nepali } from '#messages/ne/courier.ts'
import { ui as nepaliUi } from '#messages/ne/ui.ts'
import type { Messages } from './load-messages.ts'
import { useMessages } from './use-messages.ts'

/**
 * The texts of the courier's page, a program of its own that works without a connection: both languages are in its file.
 * Of the texts of every page the primitives read those of `ui` alone.
 */
export const courierMessages = {
  en: { ui: englishUi } as Messages,
  ne: { ui: nepaliUi } as Messages,
}

export const useCourierTexts = (): typeof english => (useMessages().ui.language === 'ne' ? nepali : english)
