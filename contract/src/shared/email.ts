/**
 * Looks like one address: something, an at sign, a domain with a dot. The mail server has the last word.
 * Commas, brackets and the like would make a list or a name of it.
 */
export const emailPattern = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/

export const emailMaxLength = 254
