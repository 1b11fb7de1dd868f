import Share2 from 'lucide-react/icons/share-2'
import type { Run } from '@haat/contract/domains/runs.ts'
import { CopyButton } from '#office/parts/copy-button.tsx'
import { QrCode } from '#office/parts/qr-code.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useRunFigures } from './use-run-figures.ts'

/** What the rider gets: a code to hold a phone over, and the link to send. */
export function LinkPanel({ run }: { run: Run }) {
  const { runs } = useArea('office')
  const { link: texts } = runs
  const { count, day } = useRunFigures()
  const { link } = run
  const share = () => {
    const text = texts.message(runs.doorCount(count(run.stopCount)), day(run.day).large)
    // The promise is rejected when the sheet is closed without sharing, which is no failure.
    void navigator.share({ title: runs.title, text, url: link }).catch(() => {})
  }
  return (
    <section className="grid gap-4 rounded-panel bg-surface p-4 shadow-2 md:p-5">
      <div>
        <h2 className="text-h3">{texts.title}</h2>
        <p className="mt-1 text-small text-muted">{texts.text}</p>
      </div>
      <QrCode text={link} label={texts.qr} />
      <Field label={texts.field}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={link}
            translate="no"
            className="text-small"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <CopyButton text={link} isWide />
        {'share' in navigator && (
          <Button isWide icon={<Share2 aria-hidden />} onClick={share}>
            {texts.share}
          </Button>
        )}
      </div>
    </section>
  )
}
