import type { Bilingual } from '../shared/bilingual.ts'

/** What the console lists: every shop, or those in one state. A shop on holiday is open. */
export const vendorTabs = ['all', 'open', 'suspended'] as const
export type VendorTab = (typeof vendorTabs)[number]
export type VendorState = Exclude<VendorTab, 'all'>

/** Why a shop is suspended. Its members read it in their language, beside the words of whoever did it; shoppers do not. */
export const suspensionReasons = [
  'goods-not-allowed',
  'not-as-described',
  'orders-not-served',
  'papers-expired',
  'ordered-by-law',
  'asked-by-shop',
  'other',
] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** The reasons as mails, the portal and the console call them. */
export const suspensionReasonNames: Record<SuspensionReason, Bilingual> = {
  'goods-not-allowed': {
    en: 'Goods that may not be sold on Haat',
    ne: 'हाटमा बेच्न नमिल्ने सामान',
  },
  'not-as-described': {
    en: 'Goods or services are not as described',
    ne: 'सामान वा सेवा विवरणअनुसार छैन',
  },
  'orders-not-served': { en: 'Orders are not served', ne: 'अर्डर समयमा पूरा भएनन्' },
  'papers-expired': { en: 'A paper has expired or is missing', ne: 'कागजातको म्याद सकियो वा कागजात छैन' },
  'ordered-by-law': { en: 'An authority has ordered it', ne: 'सरकारी निकायको आदेश' },
  'asked-by-shop': { en: 'The shop has asked for it', ne: 'पसलले आफैँ अनुरोध गरेको' },
  other: { en: 'Another reason', ne: 'अर्को कारण' },
}

export const suspensionWordsMaxLength = 1000
/** How far away the day can be on which a shop opens again by itself. */
export const maxSuspensionDays = 366
