export const live = {
  takeChats: 'I take chats',
  offLine: 'Reconnecting…',
  notChanged: 'That did not work. Please try again.',
  byMail: 'Nobody answered in time: the sender was told that the answer comes by mail',
  typing: (name: string) => `${name} is typing…`,
}
