/** Where a browser keeps the wishlist of a visitor: an object with a `products` list of ids. */
export const wishlistKey = 'wishlist'
export const wishlistMaxProducts = 1000
