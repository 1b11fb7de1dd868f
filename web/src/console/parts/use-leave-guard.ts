import { useBlocker } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'

/** Asks before what was typed is lost. */
export function useLeaveGuard(isDirty: boolean) {
  const { content } = useArea('staff')
  useBlocker({
    // oxlint-disable-next-line no-alert -- the browser's own question is the only one that can hold a navigation for certain
    shouldBlockFn: () => isDirty && !window.confirm(content.editor.leave),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  })
}
