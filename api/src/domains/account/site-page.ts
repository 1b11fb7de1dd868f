import type { Services } from '#services.ts'

/** The full address of a page, for mails. From the settings, never from what a request says the host is. */
export const sitePage = ({ config }: Services, path: string) => `${config.siteUrl}${path}`
