/** The tab that a key moves to, wrapping around at the ends; undefined for other keys. */
export function nextTab(tabs: readonly { id: string }[], openId: string, key: string): string | undefined {
  const at = tabs.findIndex((tab) => tab.id === openId)
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const target = targets[key]
  return target === undefined ? undefined : tabs[target]?.id
}
