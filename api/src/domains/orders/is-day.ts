import { z } from 'zod'

/** Whether a text is a day that the database knows: it has no thirtieth of February, and no year nought. */
export const isDay = (text: string) => z.iso.date().safeParse(text).success && !text.startsWith('0000')
