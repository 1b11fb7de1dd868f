const prefix = 'T-'

/** The number people read out on the phone. */
export const ticketNumber = (ticket: { number: number }) => `${prefix}${ticket.number}`

export const numberOfTicket = (text: string) => Number(text.slice(prefix.length))
