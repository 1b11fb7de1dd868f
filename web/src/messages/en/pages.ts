/** The names of the pages: in the title of the document and in the breadcrumb. */
export const pages = {
  about: 'About Haat',
  aboutDescription:
    'A haat is the weekly market where a valley meets. Ours is open every day, and it reaches all 77 districts.',
  categories: 'Every lane of the haat',
  contactAdmin: 'Contact the Haat team',
  errorTest: 'Error test',
  help: 'Help and support',
  privacy: 'Privacy policy',
  product: 'Product',
  products: 'Products',
  profile: 'Profile',
  profileCart: 'Cart',
  profileWishlist: 'Saved things',
  resetPassword: 'Reset your password',
  returns: 'Return policy',
  service: 'Service',
  serviceCategories: 'Hands you can hire',
  services: 'Services',
  terms: 'Terms and conditions',
  verifyEmail: 'Verify your e-mail',
  wishlist: 'Wishlist',
}
