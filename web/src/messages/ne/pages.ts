import type { pages as en } from '../en/pages.ts'

export const pages: typeof en = {
  about: 'हाटबारे',
  aboutDescription: 'हाट भनेको गाउँबेसी भेट हुने साप्ताहिक बजार हो। हाम्रो हाट हरेक दिन खुल्छ, र ७७ वटै जिल्लामा पुग्छ।',
  categories: 'हाटका सबै गल्ली',
  contactAdmin: 'हाट टोलीलाई सम्पर्क',
  errorTest: 'त्रुटि परीक्षण',
  help: 'सहयोग र सम्पर्क',
  privacy: 'गोपनीयता नीति',
  product: 'सामान',
  products: 'सामान',
  profile: 'प्रोफाइल',
  profileCart: 'कार्ट',
  profileWishlist: 'मन परेका सामान',
  resetPassword: 'पासवर्ड फेर्नुहोस्',
  returns: 'फिर्ता नीति',
  service: 'सेवा',
  serviceCategories: 'काम गर्ने हातहरू',
  services: 'सेवा',
  terms: 'नियम र सर्त',
  verifyEmail: 'इमेल पुष्टि गर्नुहोस्',
  wishlist: 'मन परेका सामान',
}
