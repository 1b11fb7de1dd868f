import type { ContentVersion } from '@haat/contract/domains/content.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { LegalDocument } from '#domains/content/legal-document.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { SelectInput } from '#ui/form/select-input.tsx'

interface VersionComparisonProps {
  versions: ContentVersion[]
  left: ContentVersion
  right: ContentVersion
  onChange(changes: { left?: number; right?: number }): void
  nameOf(version: number): string
}

const fields = ['title', 'tags', 'status', 'files'] as const

/** Two versions of a content: their fields in a table, their documents side by side. */
export function VersionComparison({ versions, left, right, onChange, nameOf }: VersionComparisonProps) {
  const { content } = useArea('staff')
  const { ui } = useMessages()
  const { history } = content
  const formatNumber = (version: number) => formatCount(version, ui.language)
  const sides = [
    { side: 'left' as const, label: history.left, version: left },
    { side: 'right' as const, label: history.right, version: right },
  ]
  const textOf = (version: ContentVersion, field: (typeof fields)[number]) => {
    if (field === 'title') return version.title
    if (field === 'tags') return version.tags.join(', ') || history.nothing
    if (field === 'status') return content.statuses[version.status]
    return version.files.map(({ name }) => name).join(', ') || history.nothing
  }
  return (
    <>
      <table className="mt-3 w-full table-fixed overflow-hidden rounded-panel bg-surface text-left text-small shadow-1">
        <thead>
          <tr>
            <th scope="col" className="w-20 p-3 font-semibold md:w-28">
              {content.columns.version}
            </th>
            {sides.map(({ side, label, version }) => (
              <th key={side} scope="col" className="p-3">
                <SelectInput
                  aria-label={label}
                  value={version.version}
                  onChange={(event) => onChange({ [side]: Number(event.target.value) })}
                >
                  {versions.map((one) => (
                    <option key={one.version} value={one.version}>
                      {formatNumber(one.version)}
                    </option>
                  ))}
                </SelectInput>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const [before, after] = [textOf(left, field), textOf(right, field)]
            const look = before === after ? 'text-muted' : 'bg-cream'
            return (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="p-3 font-semibold">
                  {history.fields[field]}
                </th>
                <td className={`p-3 break-words ${look}`}>{before}</td>
                <td className={`p-3 break-words ${look}`}>{after}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <h3 className="mt-6 text-h3">{history.documents}</h3>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {sides.map(({ side, version }) => (
          <figure key={side} className="min-w-0">
            <figcaption className="mb-2 text-label">{nameOf(version.version)}</figcaption>
            {version.files.length > 0 ? (
              <LegalDocument
                title={nameOf(version.version)}
                content={{ ...version, id: '', key: '' }}
                hasFailed={false}
                onRetry={() => undefined}
              />
            ) : (
              <p className="rounded-panel bg-sunken p-6 text-center text-muted">{history.noDocument}</p>
            )}
          </figure>
        ))}
      </div>
    </>
  )
}
