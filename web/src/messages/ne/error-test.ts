import type { errorTest as en } from '../en/error-test.ts'

export const errorTest: typeof en = {
  title: 'त्रुटि परीक्षण',
  text: 'ग्राहकले के देख्छन् भनी हेर्न, जानाजानी पृष्ठ बिगार्ने दुई तरिका।',
  triggerRoute: 'पृष्ठको त्रुटि देखाउनुहोस्',
  triggerGlobal: 'पूरै साइटको त्रुटि देखाउनुहोस्',
  routeError: 'यो पृष्ठ अड्कियो',
  routeErrorText: 'यही एउटा पृष्ठ मात्र बिग्रियो; बाँकी बजार खुला छ। फेरि एक पटक प्रयास गर्नुहोस्।',
}
