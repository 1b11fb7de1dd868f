/** Titles stand over the page, names lead to it from elsewhere. */
export const legal = {
  documents: {
    terms_and_conditions: {
      title: 'Terms and Conditions',
      name: 'Terms and conditions',
      hint: 'How buying here works',
    },
    return_and_refund_policy: {
      title: 'Return and Refund Policy',
      name: 'Return policy',
      hint: '7 days, 15 if sealed',
    },
    privacy_policy: { title: 'Privacy Policy', name: 'Privacy policy', hint: 'What we keep, and why' },
  },
  /** Above a document that is not in the reader's language, by the language that it is in. */
  otherLanguage: { en: 'This document is in English for now.', ne: 'This document is in Nepali for now.' },
  lastUpdated: 'Last Updated:',
  download: (size: string) => `Download PDF, ${size}`,
  downloadPlain: 'Download PDF',
  /** Leads to the text where the pages of the PDF cannot be shown. */
  readText: 'Read the text',
  noText: 'This document has no text to show. Please download it.',
  reader: (title: string) => `${title}, the document`,
  more: 'More to read, and help',
  askAPerson: 'Ask us',
  helpAndSupport: 'Help and support',
  loading: 'Loading terms...',
  failed: 'Failed to load terms.',
  notAvailable: 'Terms document not available.',
  fileFailed: 'Failed to load PDF file.',
  pageFailed: 'Failed to load the page.',
}
