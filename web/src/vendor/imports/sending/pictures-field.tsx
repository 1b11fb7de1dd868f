import ImageUp from 'lucide-react/icons/image-up'
import { importPicturesMaxBytes } from '@haat/contract/domains/imports.rules.ts'
import type { Import } from '@haat/contract/domains/imports.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useKeepImport, type OfImport } from '../imports.queries.ts'
import { FileField } from './file-field.tsx'
import { SendingLine } from './sending-line.tsx'
import { useFileSending, type FileFault } from './use-file-sending.ts'
import { useRefusalText } from './use-refusal-text.ts'

interface PicturesFieldProps {
  of: OfImport
  one: Import
}

/** Sends the pictures that the rows name, in a ZIP. */
export function PicturesField({ of: { shopId, importId }, one }: PicturesFieldProps) {
  const { imports, failures } = useArea('vendor')
  const { pictures: texts, file } = imports
  const { ui } = useMessages()
  const keep = useKeepImport(shopId)
  const path = `/vendor/shops/${shopId}/imports/${importId}/pictures`
  const { progress, refusal, send, stop } = useFileSending(path, importPicturesMaxBytes, keep)
  const figure = (count: number) => formatCount(count, ui.language)
  const size = imports.megabytes(figure(importPicturesMaxBytes / 1_000_000))
  const { received, faulty } = one.pictures
  const reasonText = useRefusalText('pictures')
  const textOf = (fault: FileFault) => {
    if (fault === 'tooLarge') return texts.faults.tooLarge(size)
    return fault === 'other' ? failures.gone : file.faults[fault]
  }
  return (
    <section className="grid justify-items-start gap-3 rounded-panel bg-paper p-4">
      <h4 className="text-label">{texts.title}</h4>
      <p className="text-small text-muted">{texts.text(size)}</p>
      <p role="status" className="text-small font-semibold empty:hidden">
        {received > 0 && texts.received(figure(received))} {faulty > 0 && texts.faulty(figure(faulty))}
      </p>
      {progress === undefined ? (
        <FileField
          label={texts.choose}
          icon={<ImageUp aria-hidden />}
          accept=".zip,application/zip"
          isDisabled={false}
          onFile={send}
        />
      ) : (
        <div className="w-full">
          <SendingLine {...{ progress }} sending={texts.sending} reading={texts.reading} onStop={stop} />
        </div>
      )}
      <FormError text={refusal && (reasonText(refusal.reason) ?? textOf(refusal.fault))} className="w-full" />
    </section>
  )
}
