export const frame = {
  name: 'Staff console',
  places: {
    desk: 'Desk',
    vendors: 'Vendors',
    content: 'Content',
    home: 'Home page',
    words: 'Search words',
    mail: 'Email',
    audit: 'Audit',
    people: 'People',
    settings: 'Settings',
  },
  nav: 'Console menu',
  openTickets: (count: string) => (count === '1' ? '1 open ticket' : `${count} open tickets`),
  staffOnly: 'This is for staff',
  staffOnlyText: (name: string) =>
    `You are signed in as ${name}, and this account is not a staff account. Staff sign in with their own.`,
  toConsole: 'Go to the console',
  notAllowed: 'This page is not open to you',
  notAllowedText: (page: string, right: string) =>
    `“${page}” needs the right “${right}”. Somebody who manages people can give it to you.`,
  noPlace: 'This page does not exist',
  noPlaceText: 'The address may be mistyped. All pages are in the menu.',
  nothingLost: 'Nothing is lost. Please try again in a moment.',
}
