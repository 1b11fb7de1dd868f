import type { accountMenu as en } from '../en/account-menu.ts'

export const accountMenu: typeof en = {
  greeting: (name: string) => `नमस्ते, ${name}`,
  verified: 'इमेल पुष्टि भएको',
  unverified: 'तपाईंको इमेल पुष्टि हुन बाँकी छ',
  unverifiedText: 'पहिलो अर्डरअघि इमेल पुष्टि गर्नुहोस्।',
  resend: 'लिङ्क फेरि पठाउनुहोस्',
  resent: (email: string) => `${email} मा लिङ्क आउँदै छ।`,
  resendFailed: 'लिङ्क पठाउन सकिएन। कृपया केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  myShop: 'मेरो पसल',
  profile: 'प्रोफाइल',
  orders: 'तपाईंका अर्डर',
  wishlist: 'मन परेका',
  cart: 'कार्ट',
  security: 'पासवर्ड र साइन इन भएका डिभाइस',
  contact: 'हामीलाई पठाएका सन्देश',
  signOut: 'साइन आउट गर्नुहोस्',
  signedOut: 'तपाईं साइन आउट हुनुभयो।',
}
