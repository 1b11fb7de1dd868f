import type { leave as english } from '../en/leave.ts'

export const leave: typeof english = {
  title: 'सुरक्षित नगरी छोड्ने?',
  text: 'तपाईंका केही परिवर्तन सुरक्षित भएका छैनन्। छोड्नुभयो भने ती हराउँछन्।',
  stay: 'यहीँ बस्ने',
  leave: 'सुरक्षित नगरी छोड्ने',
}
