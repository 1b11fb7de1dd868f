import Download from 'lucide-react/icons/download'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { fileSize } from './file-size.ts'
import { useFileUrl } from './use-file-url.ts'

type LegalHeadingProps = {
  title: string
  content: MasterContent | undefined
  isLoading: boolean
  /** Where the file can be had before the content is there, and where it never comes because no script runs. */
  fileAddress?: string
}

/** Every line has its height from the first render on, so that nothing below moves when it fills. */
export function LegalHeading({ title, content, isLoading, fileAddress }: LegalHeadingProps) {
  const { ui } = useMessages()
  const legal = useArea('legal')
  const file = content?.files[0]
  const address = useFileUrl(file)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4 md:pt-1">
      <div className="max-md:w-full">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-1.5 flex min-h-[1lh] items-center text-muted">
          {isLoading && <Skeleton className="h-3.5 w-72 max-w-full rounded-full no-js:hidden" />}
          {content && (
            <span>
              {legal.lastUpdated} <DateText instant={content.updatedAt} form="long" />
            </span>
          )}
        </p>
      </div>
      <div className="min-h-12 max-md:w-full">
        {isLoading && fileAddress && (
          <DownloadLink address={fileAddress} name="" label={legal.downloadPlain} />
        )}
        {file && address && (
          <DownloadLink
            address={address}
            name={file.name}
            label={legal.download(fileSize(file.sizeBytes, ui.language))}
          />
        )}
      </div>
    </div>
  )
}

/** Without a name the file has the one that the server gives it. */
const DownloadLink = ({ address, name, label }: { address: string; name: string; label: string }) => (
  <a
    href={address}
    download={name}
    className={buttonClass({ variant: 'secondary', className: 'max-md:w-full' })}
  >
    <ButtonContent icon={<Download aria-hidden />}>{label}</ButtonContent>
  </a>
)
