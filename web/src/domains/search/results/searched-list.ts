/** A list that can be searched, with the search parameters of its address. */
export interface SearchedList {
  to: '/products/' | '/services/'
  search: { searchTerm?: string | undefined; exactly?: true | undefined; category?: string | undefined }
}
