/**
 * The first field is focused only where there is a keyboard: on a phone the on-screen one would cover the page.
 */
export const hasKeyboard = () => matchMedia('(pointer: fine)').matches
