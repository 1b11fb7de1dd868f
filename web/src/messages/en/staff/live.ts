export const live = {
  takeChats: 'Available for chat',
  offLine: 'Reconnecting…',
  notChanged: 'That did not work. Please try again.',
  /** Why the sender of a chat was told that the answer comes by email. */
  byMail: {
    hours: 'Written outside office hours: the sender was told that the answer comes by email',
    holiday: 'Written on a holiday: the sender was told that the answer comes by email',
    nobody: 'Nobody was on chat: the sender was told that the answer comes by email',
    unanswered:
      'The last message got no answer for two minutes: the sender was told that the answer comes by email',
    left: 'The last message is still to be answered; the answer goes by email',
  },
  toldByMail: 'The sender was told that the answer comes by email',
  typing: (name: string) => `${name} is typing…`,
}
