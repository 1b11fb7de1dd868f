export const live = {
  takeChats: 'Available for chat',
  offLine: 'Reconnecting…',
  notChanged: 'That did not work. Please try again.',
  byMail: 'Nobody answered in time: the sender was told that the answer comes by email',
  typing: (name: string) => `${name} is typing…`,
}
