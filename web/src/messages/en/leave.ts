/** Asked before somebody leaves a form with changes. */
export const leave = {
  title: 'Leave without saving?',
  text: 'You have changes that are not saved. They are lost when you leave.',
  stay: 'Stay here',
  leave: 'Leave without them',
}
