/**
 * Where tabs of one browser tell each other who is signed in now, by id. Nobody is: null when the session is over, false
 * when its tokens are gone for a reason that says nothing about it, so that the same person may come back.
 */
export const openSessionChannel = () => new BroadcastChannel('haat-session')
export type SessionNews = string | null | false
