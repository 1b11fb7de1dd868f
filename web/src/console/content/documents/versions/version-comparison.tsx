import type { ContentVersion } from '@haat/contract/domains/content.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
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

const fields = ['title', 'titleNe', 'tags', 'status', 'files', 'filesNe'] as const

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
    const { en, ne } = version.translations
    if (field === 'title') return en.title
    if (field === 'titleNe') return ne.title || history.nothing
    if (field === 'tags') return version.tags.join(', ') || history.nothing
    if (field === 'status') return content.statuses[version.status]
    const { files } = field === 'files' ? en : ne
    return files.map(({ name }) => name).join(', ') || history.nothing
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
      {languages.map((language) => (
        <section key={language} aria-label={content.languages[language]}>
          <h4 className="mt-4 text-label">{content.languages[language]}</h4>
          <div className="mt-2 grid gap-4 md:grid-cols-2">
            {sides.map(({ side, version }) => (
              <figure key={side} className="min-w-0">
                <figcaption className="mb-2 text-small">{nameOf(version.version)}</figcaption>
                <VersionDocument version={version} language={language} title={nameOf(version.version)} />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

interface VersionDocumentProps {
  version: ContentVersion
  language: Language
  title: string
}

function VersionDocument({ version, language, title }: VersionDocumentProps) {
  const { content } = useArea('staff')
  const { files } = version.translations[language]
  if (files.length === 0)
    return <p className="rounded-panel bg-sunken p-6 text-center text-muted">{content.history.noDocument}</p>
  return (
    <LegalDocument
      title={title}
      content={{ files, language }}
      language={language}
      hasFailed={false}
      onRetry={() => undefined}
    />
  )
}
