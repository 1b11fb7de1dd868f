import type { leave as english } from '../en/leave.ts'

export const leave: typeof english = {
  title: 'नराखी छोड्ने?',
  text: 'तपाईंले गरेका केही परिवर्तन राखिएका छैनन्। छोड्नुभयो भने ती हराउँछन्।',
  stay: 'यहीँ बस्ने',
  leave: 'परिवर्तन नराखी छोड्ने',
}
