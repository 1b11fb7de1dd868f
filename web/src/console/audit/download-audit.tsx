import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { saveFile } from '#ui/device/save-file.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import type { AuditSearch } from './audit.queries.ts'

/** Downloads every entry that the filters let through as a CSV file. */
export function DownloadAudit({ search }: { search: AuditSearch }) {
  const { audit } = useArea('staff')
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      const query = new URLSearchParams({ ...search })
      saveFile(await fetchFile({ call, apiUrl }, `/staff/audit.csv?${query}`), 'haat-audit.csv')
    } catch {
      void showToast('error', audit.downloadFailed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="secondary" icon={<Download />} isBusy={isBusy} onClick={() => void download()}>
      {audit.download}
    </Button>
  )
}
