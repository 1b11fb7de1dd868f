import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Weave } from '../brand/weave.tsx'
import { nextTab } from './next-tab.ts'

type Tab = { id: string; label: ReactNode; panel: ReactNode; count?: ReactNode }

type TabsProps = { label: string; tabs: readonly [Tab, ...Tab[]]; initialId?: string }

/** Tabs that are one stop for the Tab key; arrow keys, Home and End open the others. */
export function Tabs({ label, tabs, initialId }: TabsProps) {
  const base = useId()
  const [openId, setOpenId] = useState(initialId ?? tabs[0].id)
  const open = tabs.find((tab) => tab.id === openId) ?? tabs[0]

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = nextTab(tabs, open.id, event.key)
    if (!target) return
    event.preventDefault()
    setOpenId(target)
    document.getElementById(`${base}-tab-${target}`)?.focus()
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="-mx-1 flex gap-1 overflow-x-auto px-1 pt-2 shadow-[inset_0_-1px_var(--color-line)] [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === open.id}
            aria-controls={tab.id === open.id ? `${base}-panel` : undefined}
            tabIndex={tab.id === open.id ? 0 : -1}
            onClick={() => setOpenId(tab.id)}
            className="group relative min-h-12 shrink-0 rounded-t-chip px-4 pb-2 text-label text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 focus-visible:shadow-none aria-selected:text-crimson"
          >
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 text-small font-normal">{tab.count}</span>}
            <Weave
              cell={1}
              className="absolute inset-x-2 bottom-0 bg-center opacity-0 transition-opacity group-aria-selected:opacity-100"
            />
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${open.id}`}
        tabIndex={0}
        className="rounded-chip pt-4"
      >
        {open.panel}
      </div>
    </div>
  )
}
