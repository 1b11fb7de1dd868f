/** The pages of the console that have saved views. */
export const savedViewPages = ['desk', 'orders', 'content', 'audit'] as const
export type SavedViewPage = (typeof savedViewPages)[number]

export const maxSavedViews = 20
export const savedViewNameMaxLength = 60
