const tagPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,63}$/u
export const tagsMost = 20

export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
]

export const findBadTag = (tags: readonly string[]) => tags.find((tag) => !tagPattern.test(tag))

export const changedTags = (
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[],
) => [...new Set([...tags, ...added].filter((tag) => !removed.includes(tag)))]
