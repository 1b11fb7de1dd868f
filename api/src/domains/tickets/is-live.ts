/** Two beats of a stream and some: who has not been heard of for longer is not there. */
export const presentSeconds = 40

/** Whether the sender of a chat is on the line: what we say then goes by chat, and by mail otherwise. */
export const isLive = ({ type, liveAt }: { type: string; liveAt: Date | null }) =>
  type === 'chat' && liveAt !== null && liveAt.getTime() > Date.now() - presentSeconds * 1000
