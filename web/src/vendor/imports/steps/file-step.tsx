import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'
import RotateCw from 'lucide-react/icons/rotate-cw'
import {
  importFileKinds,
  importFileMaxBytes,
  maxImportRows,
  type ImportFileKind,
} from '@haat/contract/domains/imports.rules.ts'
import type { Import } from '@haat/contract/domains/imports.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DrawerPart, PartHeading } from '../drawer/drawer-part.tsx'
import { ImportSteps } from '../drawer/import-steps.tsx'
import { useKeepImport } from '../imports.queries.ts'
import { useSaveFile } from '../list/use-save-file.ts'
import { FileField } from '../sending/file-field.tsx'
import { SendingLine } from '../sending/sending-line.tsx'
import { useFileSending } from '../sending/use-file-sending.ts'
import { useRefusalText } from '../sending/use-refusal-text.ts'

interface FileStepProps {
  shop: Shop
  onShow(next: string, replace?: boolean): void
}

/** Sends the file, or helps to one. */
export function FileStep({ shop, onShow }: FileStepProps) {
  const { imports } = useArea('vendor')
  const { file: texts } = imports
  const { ui } = useMessages()
  const { shopId } = shop
  const keep = useKeepImport(shopId)
  const onTaken = (one: Import) => {
    keep(one)
    onShow(one.id, true)
  }
  const { progress, refusal, send, stop } = useFileSending(
    `/vendor/shops/${shopId}/imports`,
    importFileMaxBytes,
    onTaken,
  )
  const isSuspended = shop.state === 'suspended'
  const size = imports.megabytes(formatCount(importFileMaxBytes / 1_000_000, ui.language))
  const failed = refusal && { refusal, size }
  return (
    <DrawerPart
      steps={<ImportSteps step="file" />}
      footer={
        <Button variant="quiet" icon={<History aria-hidden />} onClick={() => onShow('past')}>
          {imports.toPast}
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <PartHeading>{texts.title}</PartHeading>
          <p className="text-muted">{texts.lead(formatCount(maxImportRows, ui.language), size)}</p>
        </div>
        {isSuspended ? (
          <FormError text={texts.faults.suspended} />
        ) : (
          <FileField
            label={texts.choose}
            icon={<FileUp aria-hidden />}
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            isDisabled={progress !== undefined}
            dropText={texts.drop}
            onFile={send}
          />
        )}
        {progress !== undefined && (
          <SendingLine {...{ progress }} sending={texts.sending} reading={texts.reading} onStop={stop} />
        )}
        {failed && <FileRefused {...failed} onAgain={send} />}
        <Templates shopId={shopId} />
      </div>
    </DrawerPart>
  )
}

interface FileRefusedProps {
  refusal: NonNullable<ReturnType<typeof useFileSending>['refusal']>
  size: string
  onAgain(file: File): void
}

/** Why the file was not taken, and what can be done. */
function FileRefused({ refusal: { fault, reason, file }, size, onAgain }: FileRefusedProps) {
  const { file: texts } = useArea('vendor').imports
  const textOf = useRefusalText('file')
  const text = textOf(reason) ?? (fault === 'tooLarge' ? texts.faults.tooLarge(size) : texts.faults[fault])
  return (
    <div className="grid justify-items-start gap-3">
      <FormError text={text} className="w-full" />
      {file && (
        <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={() => onAgain(file)}>
          {texts.again}
        </Button>
      )}
    </div>
  )
}

/** A file to begin with, for whoever has none: in both languages, for both kinds of programs. */
function Templates({ shopId }: { shopId: string }) {
  const { imports } = useArea('vendor')
  const { file: texts } = imports
  const { mutate, isPending, variables } = useSaveFile(shopId)
  const pathOf = (language: Language, format: ImportFileKind) =>
    `import-template?format=${format}&language=${language}`
  const save = (language: Language, format: ImportFileKind) => {
    const name = `haat-template-${language}.${format}`
    mutate({ path: pathOf(language, format), name, saved: imports.exported(name) })
  }
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h4 className="text-label">{texts.sample}</h4>
      <p className="text-small text-muted">{texts.sampleText}</p>
      <ul className="grid gap-2">
        {languages.map((language) => (
          <li key={language} className="flex flex-wrap items-center gap-2">
            <span className="w-full font-semibold md:w-auto md:grow">{texts.templateIn[language]}</span>
            {importFileKinds.map((format) => (
              <Button
                key={format}
                variant="secondary"
                className="max-md:grow"
                icon={<Download aria-hidden />}
                isBusy={isPending && variables.path === pathOf(language, format)}
                aria-label={texts.template(imports.languages[language], imports.formats[format])}
                onClick={() => save(language, format)}
              >
                {imports.formats[format]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
