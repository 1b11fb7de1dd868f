import type { account as en } from '../en/account.ts'

export const account: typeof en = {
  initializing: 'साइन इन जाँच हुँदै छ...',
  loading: 'लोड हुँदै छ...',
}
