/** Asked before somebody leaves a form with changes. */
export const leave = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes. They will be lost if you leave.',
  stay: 'Stay here',
  leave: 'Leave without saving',
  /** Asked before a sign-out that would lose what only this device has. */
  signOut: {
    title: 'Something is not saved yet',
    text: 'This device keeps a draft or pictures that could not be saved without a signal. If you sign out now, they are lost.',
    stay: 'Stay',
    leave: 'Sign out and lose them',
  },
}
