/** The id of a field of the editor, by which the checklist leads to it: `banner.alt.en` and `about.ne` are such fields. */
export const fieldId = (field: string) => `page-${field.replaceAll('.', '-')}`

/** Leads to a field. */
export function focusField(field: string) {
  const element = document.getElementById(fieldId(field))
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
