export const parts = {
  search: 'Search',
  filters: 'Filters',
  all: 'All',
  clear: 'Clear filters',
}
