/**
 * The channel over which the tabs of one browser tell each other the id of the signed-in user. Null means that
 * the session is over; true that it will be in a moment; false that its tokens are gone for another reason, so that the
 * same user may come back.
 */
export const openSessionChannel = () => new BroadcastChannel('haat-session')
export type SessionNews = string | null | boolean
