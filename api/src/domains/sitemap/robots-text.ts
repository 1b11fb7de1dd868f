/** One person's pages, and what only programs read. */
const closed = ['/api/', '/checkout', '/dev/', '/profile', '/staff/', '/vendor/']

/** What pages read once more in a browser: engines that run scripts would see them half empty without it. */
const readByPages = ['categories', 'home/', 'products', 'service-categories', 'services', 'site/', 'vendors']

/** Other ways to look at a list, without end; everything in them is in the list itself. */
const listViews = [
  'searchTerm',
  'vendor',
  'colour',
  'minPrice',
  'maxPrice',
  'rating',
  'inStock',
  'district',
  'day',
  'priceUnit',
  'sortField',
  'sortOrder',
  'find',
  'view',
]
/** The same for the pictures and reviews of one thing. */
const detailViews = ['picture', 'stars', 'reviewSort', 'reviewPages']

export const robotsText = (site: string | undefined) =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...readByPages.map((path) => `Allow: /api/${path}`),
    // Lists end with a slash before the question mark, which keeps these off the calls above.
    ...listViews.map((name) => `Disallow: /*/?*${name}=`),
    ...detailViews.map((name) => `Disallow: /*?*${name}=`),
    '',
    // It has to be a whole address.
    ...(site === undefined ? [] : [`Sitemap: ${site}/sitemap.xml`, '']),
  ].join('\n')
