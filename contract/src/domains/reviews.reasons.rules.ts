import type { Bilingual } from '../shared/bilingual.ts'
import type { RemovalReason } from './reviews.rules.ts'

/** Why something was taken off the page, as its author reads it. */
export const removalReasonNames: Record<RemovalReason, Bilingual> = {
  insult: { en: 'It insults somebody', ne: 'यसमा कसैलाई गाली वा अपमान गरिएको छ' },
  personal: { en: 'It tells private things about somebody', ne: 'यसमा कसैको निजी कुरा छ' },
  advertising: { en: 'It advertises something else', ne: 'यसमा अरू कुराको विज्ञापन छ' },
  offTopic: { en: 'It is about something else', ne: 'यो अर्कै कुराबारे छ' },
  photo: { en: 'A photo does not belong here', ne: 'यसको तस्बिर यहाँ राख्न मिल्दैन' },
  forged: { en: 'It is not honest', ne: 'यो साँचो होइन' },
  law: { en: 'The law does not allow it', ne: 'कानुनले यसलाई दिँदैन' },
}
