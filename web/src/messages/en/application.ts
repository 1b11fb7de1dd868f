import { form } from './application/form.ts'
import { questions } from './application/questions.ts'
import { standing } from './application/standing.ts'

/** How somebody opens a shop on Haat. Figures and numbers come in already written in the reader's digits. */
export const application = {
  title: 'Open a shop on Haat',
  description:
    'What a shop on Haat gives you and what it costs: no fee to open and none each month, a commission only when you sell.',
  close: 'Close',
  back: 'Back',
  failed: 'Your application did not load',
  failedText: 'What you wrote is safe. Try again in a moment.',
  offer: {
    heading: 'Your craft, our market lane',
    gets: 'What you get',
    pageTitle: 'A shop page in two languages',
    pageText: 'Your story and terms in English and Nepali',
    peopleTitle: 'Room for your team',
    peopleText: 'Owner, manager and packer, each with their own rights',
    trustTitle: 'A name shoppers can trust',
    trustText: 'Registration, tax number and complaint contact stand on your page, as the law asks',
    costs: 'What it costs',
    nothing: 'Nothing until you sell',
    sellFor: 'You sell a scarf for',
    commission: (percent: string) => `Commission, ${percent} %`,
    vat: (percent: string) => `VAT on the commission, ${percent} %`,
    receive: 'You receive',
    costsText:
      'No fee to open and none each month. The commission is of what the shopper paid for the goods; the rate of the day of the sale stays with that sale.',
    atHand: 'Have at hand',
    things: { pan: 'PAN card', registration: 'Registration paper', account: 'Wallet or bank account' },
    open: 'Open my shop',
    again: 'Begin a new application',
    opening: 'Opening…',
    minutes: 'About 10 minutes. You can stop and go on later, also on another device.',
    signIn: 'You sign in first, so that nobody but you sees your papers.',
    notBegun: 'This did not work. Check your connection and try again.',
    mayNot: 'Please confirm your email address first. The link is in our email to you.',
    withdrawn: (number: string) => `You have withdrawn application ${number}. You can begin a new one.`,
  },
  form,
  questions,
  standing,
}
