import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { placeNamed, type PlaceName } from '../console-place.tsx'
import { useOpenTickets } from './use-open-tickets.ts'

export const isPlaceOf = (path: string, name: PlaceName) =>
  placeNamed(path.split('/').find(Boolean))?.name === name

interface PlaceLinkProps {
  name: PlaceName
  isHere: boolean
  className: string
  onClick?: () => void
  children?: ReactNode
}

/** The way to a place: icon, name, and what waits there. */
export function PlaceLink({ name, isHere, className, onClick, children }: PlaceLinkProps) {
  const { frame } = useArea('staff')
  const place = placeNamed(name)
  if (!place) return null
  return (
    <Link
      to="/staff/$"
      params={{ _splat: name }}
      className={className}
      {...(isHere && { 'aria-current': 'page' as const })}
      {...(onClick && { onClick })}
    >
      {children}
      <span className="relative">
        <place.Icon aria-hidden />
        {name === 'desk' && <OpenTickets />}
      </span>
      <span>{frame.places[name]}</span>
    </Link>
  )
}

function OpenTickets() {
  const { frame } = useArea('staff')
  const count = useOpenTickets()
  if (count === undefined) return null
  return (
    <span className="absolute -top-1.5 left-3 grid h-5 min-w-5 place-items-center rounded-badge bg-marigold px-1.5 text-micro font-extrabold text-on-marigold">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{frame.openTickets(count)}</span>
    </span>
  )
}
