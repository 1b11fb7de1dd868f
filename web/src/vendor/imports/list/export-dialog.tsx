import { useState } from 'react'
import type { ImportFileKind } from '@haat/contract/domains/imports.rules.ts'
import { Segments } from '#office/parts/segments.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useSaveFile } from './use-save-file.ts'

interface ExportDialogProps {
  shopId: string
  onClose(): void
}

/** Asks in which kind of file, and with which names above the columns, all goods of the shop are saved. */
export function ExportDialog({ shopId, onClose }: ExportDialogProps) {
  const { imports } = useArea('vendor')
  const { ui } = useMessages()
  const [format, setFormat] = useState<ImportFileKind>('xlsx')
  const [language, setLanguage] = useState(ui.language)
  const { mutateAsync, isPending } = useSaveFile(shopId)
  const save = async () => {
    const name = `haat-listings.${format}`
    const path = `listings-export?format=${format}&language=${language}`
    await mutateAsync({ path, name, saved: imports.exported(name) })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={imports.exportTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {imports.cancel}
          </Button>
          {/* A toast says what went wrong. */}
          <Button isBusy={isPending} busyLabel={imports.saving} onClick={() => void save().catch(() => {})}>
            {imports.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{imports.exportText}</p>
        <fieldset>
          <legend className="mb-2 text-label">{imports.format}</legend>
          <Segments names={imports.formats} chosen={format} onChoose={setFormat} />
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-label">{imports.exportLanguage}</legend>
          <Segments names={imports.languages} chosen={language} onChoose={setLanguage} />
        </fieldset>
      </div>
    </Dialog>
  )
}
