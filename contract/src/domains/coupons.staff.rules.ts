import type { Bilingual } from '../shared/bilingual.ts'

/** Why staff pause a coupon of a shop. Its members read it in their language, beside the words of whoever did it; shoppers do not. */
export const couponPauseReasons = [
  'misleading',
  'prices-raised',
  'goods-not-allowed',
  'looks-like-a-mistake',
  'misused',
  'other',
] as const
export type CouponPauseReason = (typeof couponPauseReasons)[number]

/** The reasons as mails, the portal and the console call them. */
export const couponPauseReasonNames: Record<CouponPauseReason, Bilingual> = {
  misleading: { en: 'Its code or terms mislead shoppers', ne: 'कोड वा सर्तले ग्राहकलाई झुक्याउँछ' },
  'prices-raised': {
    en: 'Prices were raised before the discount',
    ne: 'छुट दिनुअघि मूल्य बढाइएको छ',
  },
  'goods-not-allowed': {
    en: 'It is for goods that may not be promoted',
    ne: 'छुट दिएर बेच्न नमिल्ने सामानमा लागेको छ',
  },
  'looks-like-a-mistake': {
    en: 'It looks like a mistake, such as a discount that is far too high',
    ne: 'गल्ती जस्तो देखिन्छ, जस्तै चाहिनेभन्दा धेरै छुट',
  },
  misused: { en: 'Somebody misuses it', ne: 'यसको दुरुपयोग भइरहेको छ' },
  other: { en: 'Another reason', ne: 'अर्को कारण' },
}

export const couponPauseWordsMaxLength = 500
