/** Short facts, with the diamond of Haat's pattern as the bullet. */
export function BulletList({ texts }: { texts: Record<string, string> }) {
  return (
    <ul className="list-none space-y-1.5">
      {Object.entries(texts).map(([name, text]) => (
        <li
          key={name}
          className="relative pl-5 before:absolute before:top-[0.5lh] before:left-0.5 before:size-2 before:-translate-y-1/2 before:rotate-45 before:bg-crimson"
        >
          {text}
        </li>
      ))}
    </ul>
  )
}
