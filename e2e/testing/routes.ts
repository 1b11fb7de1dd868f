/** Every page that a visitor can open without signing in, with its heading. */
export const publicPages = [
  { path: '/', heading: 'From every hill to your door' },
  { path: '/about', heading: 'About Haat' },
  { path: '/wishlist', heading: 'Wishlist' },
  { path: '/terms-and-conditions', heading: 'Terms and Conditions' },
  { path: '/return-policy', heading: 'Return and Refund Policy' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/help-support', heading: 'Help and support' },
  { path: '/contact-admin', heading: 'Contact the Haat team' },
  { path: '/products/', heading: 'Products' },
  {
    path: '/products/hand-woven-pashmina-shawl-rhododendron-red-1',
    heading: 'Hand-woven pashmina shawl, rhododendron red',
  },
  { path: '/categories/', heading: 'All categories' },
  { path: '/services/', heading: 'Services' },
  { path: '/services/tabla-lessons-lalitpur-140', heading: 'Tabla lessons' },
  { path: '/service-categories/', heading: 'Service categories' },
  { path: '/vendors/', heading: 'Vendors on Haat' },
  { path: '/vendors/ilam-chiya-ghar', heading: 'Ilam Chiya Ghar' },
  { path: '/error-test', heading: 'Error test' },
  { path: '/reset-password?token=short', heading: 'Reset your password' },
  { path: '/verify-email?token=short', heading: 'Verify your email' },
]

export const guardedPaths = [
  '/profile/',
  '/profile/wishlist',
  '/profile/cart',
  '/profile/orders',
  '/profile/security',
]
