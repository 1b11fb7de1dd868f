/** Asked before somebody leaves a form with changes. */
export const leave = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes. They will be lost if you leave.',
  stay: 'Stay here',
  leave: 'Leave without saving',
}
