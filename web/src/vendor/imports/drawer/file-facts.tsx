import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import type { Import } from '@haat/contract/domains/imports.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Name, rows and size of the file. */
export function FileFacts({ one: { fileName, fileBytes, rows } }: { one: Import }) {
  const { imports } = useArea('vendor')
  const { ui } = useMessages()
  const figure = (count: number) => formatCount(count, ui.language)
  const size =
    fileBytes < 1_000_000
      ? imports.kilobytes(figure(Math.max(1, Math.round(fileBytes / 1000))))
      : imports.megabytes(figure(Math.round(fileBytes / 1_000_000)))
  return (
    <>
      <FileSpreadsheet aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {imports.facts(fileName, imports.rowCount(figure(rows.total)), size)}
      </span>
    </>
  )
}
