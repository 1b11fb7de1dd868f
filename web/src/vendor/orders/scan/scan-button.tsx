import ScanLine from 'lucide-react/icons/scan-line'
import { IconButton } from '#ui/button/icon-button.tsx'
import { mayScan } from './barcode-detector.ts'

interface ScanButtonProps {
  label: string
  onScan(): void
}

/** Leads to the scan page from a field that is typed into otherwise; only where the browser can read codes. */
export function ScanButton({ label, onScan }: ScanButtonProps) {
  if (!mayScan()) return null
  return (
    <IconButton label={label} onClick={onScan} className="shrink-0 text-crimson">
      <ScanLine aria-hidden />
    </IconButton>
  )
}
