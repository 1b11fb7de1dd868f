export const contactTypes = ['support', 'technical', 'feedback', 'business'] as const
export type ContactType = (typeof contactTypes)[number]

/** The fields of the form that somebody types into. */
export const contactFields = ['name', 'email', 'phoneNumber', 'contactNumber', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** What came of a form that the browser has sent by itself, for the page that answers it. */
export interface PostedContact {
  type: ContactType
  values: Record<ContactField, string>
  /** What is wrong with the fields. */
  issues: { path: string[]; code: string; message: string }[]
  /** Why the message was not taken where no field is the reason. */
  refusal?: string | undefined
  sent?: { ticketNumber: string; answerBy: string }
}

export const messageMinLength = 10
export const messageMaxLength = 5000
