import type { account as en } from '../en/account.ts'

export const account: typeof en = {
  initializing: 'प्रमाणीकरण सुरु हुँदैछ...',
  loading: 'लोड हुँदैछ...',
}
