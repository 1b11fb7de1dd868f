/** A little more than two heartbeats of a stream: a client that was not seen for longer counts as gone. */
export const onlineSeconds = 40

/** Whether the sender of a chat is connected. If so, replies go by chat, otherwise by mail. */
export const isLive = ({ type, liveAt }: { type: string; liveAt: Date | null }) =>
  type === 'chat' && liveAt !== null && liveAt.getTime() > Date.now() - onlineSeconds * 1000
