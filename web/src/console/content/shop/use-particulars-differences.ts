import {
  particularLines,
  lineOf,
  type ParticularField,
  type Particulars,
} from '@haat/contract/domains/content.site.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { officeHoursText } from '@haat/contract/shared/office-hours.ts'

export const particularFields: readonly ParticularField[] = [...particularLines, 'hours', 'paymentWays']

/** Lists the fields in which two versions of the particulars differ, formatted for reading. */
export function useParticularsDifferences() {
  const { shop } = useArea('staff')
  const { ui } = useMessages()
  function textOf(particulars: Particulars, field: ParticularField): string {
    if (field === 'paymentWays') return particulars.paymentWays.map((way) => shop.ways[way]).join(', ')
    if (field !== 'hours') return lineOf(particulars, field)
    const { from, to, times } = officeHoursText(particulars.hours, ui.language)
    return `${from}–${to}, ${times}`
  }
  const groupPrefixOf = (field: ParticularField) =>
    field.startsWith('complaintOfficer')
      ? `${shop.groups.officer}: `
      : field.startsWith('support')
        ? `${shop.groups.support}: `
        : ''
  return (before: Particulars, after: Particulars) =>
    particularFields.flatMap((field) => {
      const [was, became] = [textOf(before, field), textOf(after, field)]
      return was === became ? [] : [{ field, label: groupPrefixOf(field) + shop.fields[field], was, became }]
    })
}
