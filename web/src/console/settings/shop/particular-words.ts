import {
  particularLines,
  lineOf,
  type ParticularField,
  type Particulars,
} from '@haat/contract/domains/content.site.rules.ts'
import { hoursInWords } from '@haat/contract/shared/office-hours.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'

const fields: readonly ParticularField[] = [...particularLines, 'hours', 'paymentWays']

/** Where two versions differ, each as a person reads it. */
export function useDifferences() {
  const { shop } = useArea('staff')
  const { ui } = useMessages()
  function wordsOf(particulars: Particulars, field: ParticularField): string {
    if (field === 'paymentWays') return particulars.paymentWays.map((way) => shop.ways[way]).join(', ')
    if (field !== 'hours') return lineOf(particulars, field)
    const { from, to, times } = hoursInWords(particulars.hours, ui.language)
    return `${from}–${to}, ${times}`
  }
  const groupOf = (field: ParticularField) =>
    field.startsWith('complaintOfficer')
      ? `${shop.groups.officer}: `
      : field.startsWith('support')
        ? `${shop.groups.support}: `
        : ''
  return (before: Particulars, after: Particulars) =>
    fields.flatMap((field) => {
      const [was, became] = [wordsOf(before, field), wordsOf(after, field)]
      return was === became ? [] : [{ field, label: groupOf(field) + shop.fields[field], was, became }]
    })
}
