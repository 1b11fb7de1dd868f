/** The page that breaks on purpose, and the screen it shows. */
export const errorTest = {
  title: 'Error test',
  text: 'Two ways to break a page on purpose, to see what a shopper would see.',
  triggerRoute: 'Trigger route error',
  triggerGlobal: 'Trigger global error',
  routeError: 'This page failed',
  routeErrorText: 'Only this page failed; the rest of Haat works. Please try again.',
}
