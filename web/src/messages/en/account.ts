export const account = {
  initializing: 'Initializing authentication...',
  loading: 'Loading...',
}
