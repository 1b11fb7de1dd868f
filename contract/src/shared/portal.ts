/** Every request of the client carries this label. It never grants anything. */
export const portalHeader = 'x-portal'
export const portalValue = 'VENDOR_PORTAL'
