export const stockMailEn = {
  greeting: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  footer:
    'Haat, the weekly market that is open every day. You get this mail at most once a day, when something of your shop has become low or sold out.',
  subject: (shop: string, count: string) =>
    count === '1' ? `${shop}: one thing is low or sold out` : `${shop}: ${count} things are low or sold out`,
  preheader: 'What has become so since the last mail.',
  paragraphs: [
    'These have become low or sold out since the last mail. What is sold out cannot be bought until there is more.',
  ],
  soldOut: 'Sold out',
  left: (count: string) => `${count} left`,
  more: (count: string) => `and ${count} more`,
  seeList: 'In the list',
  button: 'Open the stock',
}
