import type { ReactNode } from 'react'

export const SignInTitle = ({ children }: { children: ReactNode }) => (
  <span className="text-h1 md:text-h2">{children}</span>
)
