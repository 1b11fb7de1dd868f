import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'
import { useState, type ReactNode } from 'react'
import { accountRowClass } from '#office/frame/account-menu.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { ExportDialog } from './list/export-dialog.tsx'
import { useImportAddress } from './list/use-import-address.ts'

/** The ways from the list into a spreadsheet and back: buttons, and a menu where a phone has no room for them. */
export function ImportTools({ shopId }: { shopId: string }) {
  const { imports } = useArea('vendor')
  const { show } = useImportAddress()
  const [open, setOpen] = useState<'menu' | 'export'>()
  const close = () => setOpen(undefined)
  const leadTo = (what: string) => {
    close()
    show(what)
  }
  return (
    <>
      <div className="flex gap-2 max-md:hidden">
        <Button variant="secondary" icon={<Download aria-hidden />} onClick={() => setOpen('export')}>
          {imports.export}
        </Button>
        <Button variant="secondary" icon={<FileUp aria-hidden />} onClick={() => show('new')}>
          {imports.import}
        </Button>
      </div>
      <IconButton
        label={imports.more}
        aria-haspopup="dialog"
        className="border-[1.5px] border-line-strong bg-surface max-md:order-last md:hidden"
        onClick={() => setOpen('menu')}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      {open === 'menu' && (
        <Dialog isOpen onClose={close} title={imports.menu}>
          <ul className="divide-y divide-line border-y border-line">
            <MenuRow icon={<FileUp aria-hidden />} onClick={() => leadTo('new')}>
              {imports.importLong}
            </MenuRow>
            <MenuRow icon={<Download aria-hidden />} onClick={() => setOpen('export')}>
              {imports.exportTitle}
            </MenuRow>
            <MenuRow icon={<History aria-hidden />} onClick={() => leadTo('past')}>
              {imports.toPast}
            </MenuRow>
          </ul>
        </Dialog>
      )}
      {open === 'export' && <ExportDialog shopId={shopId} onClose={close} />}
    </>
  )
}

interface MenuRowProps {
  icon: ReactNode
  onClick(): void
  children: string
}

const MenuRow = ({ icon, onClick, children }: MenuRowProps) => (
  <li>
    <button type="button" onClick={onClick} className={`w-full text-left ${accountRowClass}`}>
      {icon}
      {children}
    </button>
  </li>
)

/** For a shop that has nothing to export yet. */
export function ImportButton() {
  const { imports } = useArea('vendor')
  const { show } = useImportAddress()
  return (
    <Button variant="secondary" icon={<FileUp aria-hidden />} onClick={() => show('new')}>
      {imports.importLong}
    </Button>
  )
}
