import { Link, type LinkProps } from '@tanstack/react-router'
import { buttonClass, type ButtonLook } from './button-class.ts'

interface ButtonLinkProps extends Pick<LinkProps, 'to'>, Pick<ButtonLook, 'variant'> {
  children: string
}

/** A link that looks like a button as wide as its column. */
export const ButtonLink = ({ to, variant, children }: ButtonLinkProps) => (
  <Link to={to} className={buttonClass({ variant, isWide: true })}>
    {children}
  </Link>
)
