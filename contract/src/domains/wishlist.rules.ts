/** The key under which a browser stores the wishlist of a visitor: an object with a `products` list of ids. */
export const wishlistKey = 'wishlist'
export const wishlistMaxProducts = 1000
