import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'

type ChipLink = { className: string; 'aria-label': string; children: ReactNode }

type ChipProps = { label: string } & (
  | { onRemove: () => void }
  /** For a choice that is part of the address: removing it is a link. */
  | { renderLink: (props: ChipLink) => ReactNode }
)

const chipClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-chip bg-blush px-3.5 text-small font-semibold whitespace-nowrap text-crimson-deep transition-[background-color,scale] duration-(--press) hover:inset-ring-[1.5px] hover:inset-ring-crimson-deep active:scale-98 md:min-h-10'

/** A chosen value that one press removes. */
export function Chip(props: ChipProps) {
  const { ui } = useMessages()
  const { label } = props
  const look = { className: chipClass, 'aria-label': ui.remove(label) }
  const inside = (
    <>
      {label}
      <X aria-hidden className="size-4" />
    </>
  )
  if ('renderLink' in props) return props.renderLink({ ...look, children: inside })
  return (
    <button type="button" onClick={props.onRemove} {...look}>
      {inside}
    </button>
  )
}
