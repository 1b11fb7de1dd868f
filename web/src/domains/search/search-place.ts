/** A list that is searched, and what its address says. */
export interface SearchPlace {
  to: '/products/' | '/services/'
  search: { searchTerm?: string | undefined; exactly?: true | undefined; category?: string | undefined }
}
