/**
 * A little less than its real width: a phone of usual density then takes the file of 640 px, which looks no worse
 * there.
 */
export const gallerySizes = '(min-width: 80rem) 560px, (min-width: 48rem) 50vw, 82vw'
/** The picture is never shown smaller than the first of these. */
export const galleryWidths = [320, 640, 1280]
