const pages = /^\/vendor\/[^/]+\/(?:(?:listings|services)\/[^/]+.*|orders\/scan\/?)$/

/** The pages that may open a camera: where a listing gets its pictures, and where codes of parcels are scanned. */
export const isCameraPage = (path: string) => pages.test(path)
