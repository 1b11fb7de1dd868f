/**
 * The test that a page makes before it starts the client, as a script in the oldest syntax: a capability that each engine got
 * at or just below the lower edge of our support, and never the name of a browser. Chrome has `findLast` since 97 and `dvh` since 108,
 * Firefox `CompressionStream` since 113, Safari since 16.4. Where it fails, or where newer syntax beside it breaks the script
 * that it stands in, the page stays as the server made it, with the class `no-js` (decision 87).
 */
export const canRunClient = "[].findLast&&self.CompressionStream&&CSS.supports('height','1dvh')"
