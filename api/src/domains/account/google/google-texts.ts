import type { Language } from '@haat/contract/shared/language.ts'
import type { GoogleFailure } from './google-failure.ts'

interface PageText {
  title: string
  text: string
}
interface GoogleTexts {
  success: PageText
  failures: Record<GoogleFailure, PageText>
  tryAgain: string
  close: string
  back: string
}

/** Texts of the server's pages in the pop-up window, where the client with its messages is not loaded. */
export const googleTexts: Record<Language, GoogleTexts> = {
  en: {
    success: { title: 'Signed in', text: 'Google has confirmed who you are.' },
    failures: {
      cancelled: { title: 'Sign-in cancelled', text: 'Google was not used, and nothing was changed.' },
      refused: { title: 'That did not work', text: 'Google did not confirm this sign-in. Please try again.' },
      expired: {
        title: 'This sign-in has run out',
        text: 'It took too long, was used already, or began in another window. Please start again.',
      },
      unverified: {
        title: 'This address is not confirmed',
        text: 'Google has not confirmed the email address of this account. Confirm it at Google, or sign in another way.',
      },
      unconfirmed: {
        title: 'Confirm your email address first',
        text: 'A Google account can be linked once the address of your Haat account is confirmed. You can request the email for it in your profile.',
      },
      'signed-out': {
        title: 'Please sign in first',
        text: 'You are no longer signed in. Sign in, and then link your Google account.',
      },
      taken: {
        title: 'This Google account is in use',
        text: 'It already belongs to another Haat account. Nothing was changed.',
      },
      'other-linked': {
        title: 'Another Google account is linked',
        text: 'Your Haat account is already linked to a different Google account. Use that one, or remove it first.',
      },
      off: { title: 'Not offered here', text: 'This shop does not offer sign-in with Google.' },
      'not-valid': { title: 'This link is not valid', text: 'Please go back to Haat and start again.' },
      'too-many': {
        title: 'One moment, please',
        text: 'Too many attempts. Please wait a minute and try again.',
      },
      unreachable: {
        title: 'Google cannot be reached',
        text: 'Please try again in a moment, or sign in with your password.',
      },
      broken: {
        title: 'Something went wrong on our side',
        text: 'Nothing was changed. Please try again in a moment.',
      },
    },
    tryAgain: 'Try again',
    close: 'Close',
    back: 'Back to Haat',
  },
  ne: {
    success: { title: 'सफल भयो', text: 'गुगलले तपाईंको पहिचान पुष्टि गर्‍यो।' },
    failures: {
      cancelled: { title: 'तपाईंले रोक्नुभयो', text: 'गुगल प्रयोग भएन, र केही पनि परिवर्तन भएको छैन।' },
      refused: {
        title: 'साइन इन हुन सकेन',
        text: 'गुगलले यो साइन इन पुष्टि गरेन। कृपया फेरि प्रयास गर्नुहोस्।',
      },
      expired: {
        title: 'यो साइन इनको समय सकियो',
        text: 'धेरै समय लाग्यो, पहिले नै प्रयोग भइसक्यो, वा अर्को विन्डोमा सुरु भएको थियो। कृपया फेरि सुरु गर्नुहोस्।',
      },
      unverified: {
        title: 'यो इमेल पुष्टि भएको छैन',
        text: 'गुगलले यस खाताको इमेल ठेगाना पुष्टि गरेको छैन। गुगलमा पुष्टि गर्नुहोस्, वा अर्को तरिकाले साइन इन गर्नुहोस्।',
      },
      unconfirmed: {
        title: 'पहिले आफ्नो इमेल पुष्टि गर्नुहोस्',
        text: 'हाट खाताको इमेल ठेगाना पुष्टि भएपछि मात्र गुगल खाता जोड्न सकिन्छ। पुष्टि गर्ने इमेल तपाईंको प्रोफाइलबाट पठाउन सकिन्छ।',
      },
      'signed-out': {
        title: 'कृपया पहिले साइन इन गर्नुहोस्',
        text: 'तपाईं अहिले साइन इन हुनुहुन्न। साइन इन गरेपछि आफ्नो गुगल खाता जोड्नुहोस्।',
      },
      taken: {
        title: 'यो गुगल खाता प्रयोगमा छ',
        text: 'यो पहिले नै अर्को हाट खातासँग जोडिएको छ। केही पनि परिवर्तन भएको छैन।',
      },
      'other-linked': {
        title: 'अर्को गुगल खाता जोडिएको छ',
        text: 'तपाईंको हाट खाता पहिले नै अर्को गुगल खातासँग जोडिएको छ। त्यही खाता प्रयोग गर्नुहोस्, वा पहिले त्यसलाई हटाउनुहोस्।',
      },
      off: { title: 'यहाँ उपलब्ध छैन', text: 'यस पसलमा गुगलबाट साइन इन गर्ने सुविधा छैन।' },
      'not-valid': { title: 'यो लिङ्क मिलेन', text: 'कृपया हाटमा फर्केर फेरि सुरु गर्नुहोस्।' },
      'too-many': {
        title: 'एकछिन पर्खनुहोस्',
        text: 'छोटो समयमा धेरै पटक प्रयास भयो। कृपया एक मिनेट पर्खेर फेरि प्रयास गर्नुहोस्।',
      },
      unreachable: {
        title: 'गुगलसँग सम्पर्क हुन सकेन',
        text: 'कृपया केही बेरमा फेरि प्रयास गर्नुहोस्, वा पासवर्डले साइन इन गर्नुहोस्।',
      },
      broken: {
        title: 'हाम्रोतर्फ केही समस्या भयो',
        text: 'केही पनि परिवर्तन भएको छैन। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',
      },
    },
    tryAgain: 'फेरि प्रयास गर्नुहोस्',
    close: 'बन्द गर्नुहोस्',
    back: 'हाटमा फर्कनुहोस्',
  },
}
