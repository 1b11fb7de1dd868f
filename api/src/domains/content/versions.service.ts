export { insertContent, insertVersion, fileIdsByVersion } from './content.store.ts'
export {
  findVersion,
  isTakenAway,
  listVersions,
  lockContents,
  setTakenAway,
  type LockedContent,
  type VersionRow,
} from './versions.store.ts'
