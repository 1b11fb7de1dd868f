/**
 * Whether the home page that stands there was written by the server; not any more once it has been left. It is no state
 * of React: a render after the page was taken over would take away what the server wrote.
 */
let isWritten = !import.meta.env.SSR && document.querySelector('[data-far]') !== null

export const isHomeWritten = () => isWritten
export const forgetWrittenHome = () => void (isWritten = false)
