export function ProfileHeading({ children }: { children: string }) {
  return <h1 className="text-h1">{children}</h1>
}
