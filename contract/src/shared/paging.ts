import { z } from 'zod'
import { plainText } from './plain-text.ts'
import { searchTermMaxLength } from './fields.rules.ts'

export const defaultPageSize = 10
export const maxPageSize = 100
/** Beyond this page a list is read by cursor, never by page number. */
export const maxPageIndex = 1000

const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number`)
    .transform(Number)
    .pipe(z.int().min(min, `${name} must be at least ${min}`).max(max, `${name} must be at most ${max}`))

/** Query parameters of every list; each list adds its own `sortField` values. */
export const pageQuery = {
  pageIndex: wholeNumber('pageIndex', 1, maxPageIndex).default(1),
  pageSize: wholeNumber('pageSize', 1, maxPageSize).default(defaultPageSize),
  searchTerm: plainText('searchTerm')
    .max(searchTermMaxLength, `searchTerm must be at most ${searchTermMaxLength} characters`)
    .trim()
    .default(''),
  sortOrder: z.enum(['asc', 'desc'], 'sortOrder must be asc or desc').default('desc'),
}

/** `a,b,c` as a list; an empty string is no list. */
export const commaJoined = <T extends z.ZodType<string, string>>(name: string, item: T, most: number) =>
  z
    .string()
    .max(2000, `${name} is too long`)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).max(most, `${name} takes at most ${most} values`))
