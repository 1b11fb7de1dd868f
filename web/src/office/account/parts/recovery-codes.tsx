import Download from 'lucide-react/icons/download'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { saveFile } from '#ui/device/save-file.ts'
import { CopyButton } from '../../parts/copy-button.tsx'

/** The recovery codes, which are shown only once, with buttons to copy or download them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { secondFactor: texts } = useArea('office')
  const text = `${texts.fileHead}\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-3">
      <ul className="grid gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 sm:grid-cols-2">
        <CopyButton text={codes.join('\n')} isWide />
        <Button
          variant="secondary"
          isWide
          icon={<Download />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'haat-recovery-codes.txt')}
        >
          {texts.download}
        </Button>
      </div>
    </div>
  )
}
