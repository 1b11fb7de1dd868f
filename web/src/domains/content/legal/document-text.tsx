import type { TextBlock } from '@haat/contract/domains/content.text.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { useArea } from '#ui/messages/use-area.ts'

interface DocumentTextProps {
  title: string
  blocks: TextBlock[]
  language: Language | undefined
}

/** What a document says, in the box where its pages would be. */
export function DocumentText({ title, blocks, language }: DocumentTextProps) {
  const legal = useArea('legal')
  return (
    <div
      role="region"
      aria-label={legal.reader(title)}
      tabIndex={0}
      className="min-h-0 grow overflow-auto rounded-b-panel bg-surface px-(--gutter) py-6 first:rounded-t-panel"
    >
      <article lang={language} className="mx-auto grid max-w-(--container-text) gap-4 break-words">
        {blocks.map((block, index) => (
          <Block key={index} {...block} />
        ))}
      </article>
    </div>
  )
}

function Block(block: TextBlock) {
  switch (block.kind) {
    case 'heading':
      // Below the title of the page, which is the first heading.
      return block.level < 3 ? (
        <h2 className="mt-2 text-h3">{block.text}</h2>
      ) : (
        <h3 className="mt-1 text-label">{block.text}</h3>
      )
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="grid gap-1.5">
          {block.items.map(({ label, text }, index) => (
            <li key={index} className="grid grid-cols-[auto_1fr] gap-2">
              <span aria-hidden={label === ''}>{label || '•'}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="w-full text-start text-small">
            {block.head.length > 0 && (
              <thead>
                <tr className="border-b border-line-strong">
                  {block.head.map((cell, index) => (
                    <th key={index} scope="col" className="py-2 pe-4 text-start font-semibold">
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {block.rows.map((cells, row) => (
                <tr key={row} className="border-b border-line">
                  {cells.map((cell, index) => (
                    <td key={index} className="py-2 pe-4 align-top">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}
