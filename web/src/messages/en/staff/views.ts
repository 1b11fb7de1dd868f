export const views = {
  label: 'Saved views',
  save: 'Save this view',
  saveTitle: 'Save these filters as a view',
  name: 'Name',
  share: 'Show it to all staff',
  keep: 'Save',
  drop: (name: string) => `Drop the view ${name}`,
  saved: 'The view is saved.',
  dropped: 'The view is dropped.',
  taken: 'You have a view of this name already, or too many.',
  failed: 'The view was not saved. Please try again.',
  shared: 'for all',
}
