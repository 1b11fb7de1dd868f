/** A little less than it is: on a phone of usual density that takes the 640 px one, which nobody can tell from more. */
export const gallerySizes = '(min-width: 80rem) 560px, (min-width: 48rem) 50vw, 82vw'
/** Nobody sees it smaller than that. */
export const galleryWidths = [320, 640, 1280]
