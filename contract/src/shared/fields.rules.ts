/** Part of an address: the slug of a category, a vendor or a district. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const slugMaxLength = 80

export const searchTermMaxLength = 200

/** A key that a client makes once per request, so that the same request sent twice is done once. */
export const requestKeyPattern = /^[\w-]{8,100}$/

/** The number of an order as shoppers see it; it stands here because an address of the help page has it too. */
export const orderNumberPattern = /^H-(\d{1,15})$/
