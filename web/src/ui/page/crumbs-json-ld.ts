interface Crumb {
  label: string
  href: string
}

/** The breadcrumb from the home page down, the page itself last. */
export const crumbsJsonLd = (crumbs: readonly Crumb[], publicUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: publicUrl + href,
  })),
})
