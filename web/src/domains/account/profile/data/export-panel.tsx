import { useMutation } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { failureName } from '../../form/failure-name.ts'
import { DoneNote } from '../done-note.tsx'
import { saveMyData } from './save-my-data.ts'
import { BulletList } from './bullet-list.tsx'

export function ExportPanel() {
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const download = useMutation({
    mutationFn: async () => saveMyData((await call('GET /account/export')).data, new Date()),
  })
  return (
    <Panel title={profile.export}>
      <div className="grid justify-items-start gap-4">
        <p>{profile.exportLead}</p>
        <BulletList texts={profile.exportParts} />
        <Button
          icon={<FileDown />}
          isBusy={download.isPending}
          busyLabel={profile.exporting}
          className="max-md:w-full"
          onClick={() => download.mutate()}
        >
          {profile.exportButton}
        </Button>
        {download.isSuccess && <DoneNote>{profile.exported(download.data)}</DoneNote>}
        <FormError text={download.isError ? failures[failureName(download.error)] : undefined} />
      </div>
    </Panel>
  )
}
