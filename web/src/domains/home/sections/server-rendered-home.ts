/**
 * Whether the home page on the screen was rendered by the server; false once it has been left. It is no React
 * state, since a render after hydration would make React drop the server's markup.
 */
let isServerRendered = !import.meta.env.SSR && document.querySelector('[data-far]') !== null

export const isHomeServerRendered = () => isServerRendered
export const forgetServerRenderedHome = () => void (isServerRendered = false)
