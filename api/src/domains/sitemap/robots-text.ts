/** Pages of one person, and addresses that only programs read. */
const disallowedPaths = ['/api/', '/checkout', '/dev/', '/profile', '/staff/', '/vendor/']

/** API calls that public pages make: search engines that run scripts need them to see whole pages. */
const callsOfPages = ['categories', 'home/', 'products', 'service-categories', 'services', 'site/', 'vendors']

/** Query parameters of lists: they make countless addresses, which show nothing that the list does not. */
const listParameters = [
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
/** The same for the pictures and reviews of one product or service. */
const detailParameters = ['picture', 'stars', 'reviewSort', 'reviewPages']

export const robotsText = (site: string | undefined) =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    ...callsOfPages.map((path) => `Allow: /api/${path}`),
    // Addresses of lists have a slash before the question mark; API calls have none and stay allowed.
    ...listParameters.map((name) => `Disallow: /*/?*${name}=`),
    ...detailParameters.map((name) => `Disallow: /*?*${name}=`),
    '',
    // The protocol asks for a full URL here.
    ...(site === undefined ? [] : [`Sitemap: ${site}/sitemap.xml`, '']),
  ].join('\n')
