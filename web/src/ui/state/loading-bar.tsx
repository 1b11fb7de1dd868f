/** The answer to a press whose page or dialog is still on its way: a line at the upper edge of the screen. */
export const LoadingBar = () => <div aria-hidden className="loading-bar" />
