import type { Language } from '@haat/contract/shared/language.ts'

export interface ServiceRequest {
  service: { id: string; title: string }
  name: string
  email: string
  phoneNumber: string
  dayWished: string
  note: string
  language: Language
  /** The account that is signed in, where there is one. */
  userId: string | null
}

/** Where requests for a service go. Implemented by support, which services do not import. */
export interface ServiceRequests {
  open(request: ServiceRequest): Promise<{ ticketNumber: string; answerBy: Date }>
}
