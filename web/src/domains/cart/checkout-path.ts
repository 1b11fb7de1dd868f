/** As a plain text: the page belongs to another room. */
export const checkoutPath: string = '/checkout'
