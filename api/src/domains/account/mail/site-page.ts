import type { Services } from '#services.ts'

/** The full URL of a page, for mails. The host comes from the settings: that of a request can be forged. */
export const sitePage = ({ config }: Services, path: string) => `${config.siteUrl}${path}`
