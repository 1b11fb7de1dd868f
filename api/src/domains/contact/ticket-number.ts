/** The number people read out on the phone. */
export const ticketNumber = (ticket: { number: number }) => `T-${ticket.number}`
