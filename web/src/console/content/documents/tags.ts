import { tagPattern } from '@haat/contract/domains/content.rules.ts'

export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
]

export const findInvalidTag = (tags: readonly string[]) => tags.find((tag) => !tagPattern.test(tag))

export const changedTags = (
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[],
) => [...new Set([...tags, ...added].filter((tag) => !removed.includes(tag)))]
