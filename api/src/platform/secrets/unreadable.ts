/**
 * Stands in a field whose value was sealed with a key that this server does not have, in both languages: whoever reads it
 * cannot be told from the field's kind which one they speak. Short enough for a phone number's place.
 */
export const unreadable = 'Not readable · पढिँदैन'
