/** Hearts, alerts, quick adding and the counts in the header. Figures come in already written in the reader's digits. */
export const keeping = {
  save: (title: string) => `Save ${title}`,
  full: 'Your wishlist is full. Take something off first.',
  failed: 'That was not saved. Please try again.',
  dropped: (count: string) => `No longer sold, and left out of your wishlist: ${count}`,
  savedCount: (count: string) => `${count} saved`,
  alerts: {
    stock: {
      tellMe: 'Tell me when it is back',
      willTell: 'We will tell you',
      begun: 'You are told once, as soon as it can be bought again.',
      full: (count: string) => `You wait for ${count} things already. Take one off under Alerts first.`,
    },
    shop: {
      follow: 'Follow this shop',
      following: 'You follow this shop',
      begun: 'You are told once a day what is new in this shop.',
      full: (count: string) => `You follow ${count} shops already. Take one off under Alerts first.`,
    },
    inStock: 'This can be bought now. Please load the page again.',
    failed: 'That did not work. Nothing has changed. Please try again.',
  },
  addToCart: 'Add to cart',
  add: (title: string) => `Add to cart: ${title}`,
  chooseOptions: 'Choose options',
  choose: (title: string) => `Choose options: ${title}`,
  viewCart: 'View cart',
  added: (title: string) => `${title} is in your cart.`,
  mostOfOne: (count: string) => `You can order up to ${count} of one item.`,
  noneLeft: (count: string) => `Only ${count} left, and in your cart already.`,
  cartFull: (count: string) => `Your cart is full: it holds ${count} different items.`,
  cartCount: (count: string) => `${count} in it`,
  refused: {
    gone: 'The shop does not offer this at the moment.',
    soldOut: 'This has just sold out.',
    failed: 'Your change did not reach us. Your cart is as it was; please try again.',
  },
}
