export {
  deleteReply,
  insertReply,
  isTaken,
  listReplies,
  lockReply,
  updateReply,
  type SavedReplyRow,
} from './saved-replies.store.ts'
