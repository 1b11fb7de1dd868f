/** What the pop-up's page posts to the page that opened it. It carries no token. */
export const googleSuccessMessage = 'GOOGLE_AUTH_SUCCESS'
export const googlePopUp = { width: 500, height: 600, closedCheckMs: 500 }
