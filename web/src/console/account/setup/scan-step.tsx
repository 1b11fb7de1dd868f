import { encode } from 'uqr'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { CodeForm } from '../parts/code-form.tsx'
import { CopyButton } from '../parts/copy-button.tsx'

interface ScanStepProps {
  secret: string
  uri: string
  onDone(recoveryCodes: string[]): void
}

export function ScanStep({ secret, uri, onDone }: ScanStepProps) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const confirm = async (code: string) =>
    onDone((await call('POST /account/second-factor/confirm', { body: { code } })).data.recoveryCodes)
  return (
    <CodeForm label={texts.firstCode} buttonLabel={texts.confirm} send={confirm}>
      <QrCode text={uri} label={texts.scanAlt} />
      <div>
        <p className="text-small text-muted">{texts.orType}</p>
        <div className="mt-1 flex items-center gap-2 rounded-control bg-sunken p-2 pl-3">
          <code className="min-w-0 grow font-sans font-semibold">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} />
        </div>
      </div>
    </CodeForm>
  )
}

/**
 * Black on white in both colour schemes, because cameras read it best so.
 * It is drawn as one path, so that no markup of a library is inserted.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-52 rounded-chip bg-white"
    >
      <path d={cells.join('')} fill="#000" />
    </svg>
  )
}
