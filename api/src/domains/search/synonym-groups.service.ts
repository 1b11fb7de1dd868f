export {
  deleteGroup,
  findGroup,
  findHolder,
  foldedWords,
  insertRows,
  listGroups,
  lockGroups,
  nextGroupId,
  type StoredGroup,
} from './synonyms.store.ts'
