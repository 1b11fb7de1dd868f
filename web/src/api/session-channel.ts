/** Where tabs of one browser tell each other who is signed in now, by id; null when nobody is. */
export const openSessionChannel = () => new BroadcastChannel('haat-session')
export type SessionNews = string | null
