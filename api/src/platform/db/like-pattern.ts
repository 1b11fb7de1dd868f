/** A pattern that finds the words anywhere, as they are: what LIKE takes for a placeholder stands for itself. */
export const likePattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
