import { Link, type LinkProps } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { classNames } from '#ui/class-names.ts'

interface CardLinkProps extends Pick<LinkProps, 'to'> {
  isOnColour?: boolean
  children: string
}

/** Words and an arrow at the foot of a card; a finger gets 44 px without the card growing. */
export function CardLink({ to, isOnColour, children }: CardLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'group -my-2.5 inline-flex min-h-11 items-center gap-2 rounded-chip font-semibold underline-offset-4 hover:underline',
        isOnColour ? 'text-white' : 'text-crimson hover:text-crimson-deep',
      )}
    >
      {children}
      <ArrowRight className="size-5 transition-[translate] group-hover:translate-x-0.5" />
    </Link>
  )
}
