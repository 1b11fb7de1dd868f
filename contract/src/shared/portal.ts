/** The client sends this header with every request. It never grants anything. */
export const portalHeader = 'x-portal'
export const portalValue = 'VENDOR_PORTAL'
