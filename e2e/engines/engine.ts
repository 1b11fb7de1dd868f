/** The keys that journeys press by name. */
export const namedKeys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Delete: '\uE017',
} as const

export type Key = keyof typeof namedKeys

/** What a journey needs of a browser; whoever walks it does not know which engine it is. */
export interface Tab {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs an expression in the page, waits for it, and brings back what JSON can say. */
  evaluate(expression: string): Promise<unknown>
  /** Presses with the mouse at a place of the window, as a hand does. */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** The last key is pressed while the others are held. */
  press(...keys: (Key | (string & {}))[]): Promise<void>
  /** Gives files to the input that an expression finds. */
  attach(find: string, files: string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Errors, warnings and violations of the policy since the tab was opened. */
  noise(): Promise<string[]>
  close(): Promise<void>
}

/** A browser that runs; each tab has cookies and storage of its own. */
export interface Engine {
  openTab(): Promise<Tab>
  close(): Promise<void>
}
