const prefix = 'T-'

/** The number of a ticket as people see it and read it out on the phone. */
export const ticketNumber = (ticket: { number: number }) => `${prefix}${ticket.number}`

export const numberOfTicket = (text: string) => Number(text.slice(prefix.length))
