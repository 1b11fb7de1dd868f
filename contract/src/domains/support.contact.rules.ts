export const contactTypes = ['support', 'technical', 'feedback', 'business'] as const
export type ContactType = (typeof contactTypes)[number]

export const messageMinLength = 10
export const messageMaxLength = 5000
