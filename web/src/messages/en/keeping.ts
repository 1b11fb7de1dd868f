/** Hearts, quick adding and the counts in the header. Figures come in already written in the reader's digits. */
export const keeping = {
  save: (title: string) => `Save ${title}`,
  full: 'Your wishlist is full. Take something off first.',
  failed: 'That was not saved. Please try again.',
  dropped: (count: string) => `No longer sold, and left out of your wishlist: ${count}`,
  savedCount: (count: string) => `${count} saved`,
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
