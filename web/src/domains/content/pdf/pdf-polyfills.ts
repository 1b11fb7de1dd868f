/**
 * What pdf.js needs of newer browsers and its legacy build does not bring: that one is made for browsers a little newer than those which
 * Haat supports. Imported first by the viewer and by its worker, and by nothing else (decision 88).
 */
import 'core-js/modules/es.promise.with-resolvers.js'
import 'core-js/modules/es.array-buffer.transfer-to-fixed-length.js'
