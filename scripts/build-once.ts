import { withBuildLock } from './build-lock.ts'
import { addBuild, currentStamp, findBuild, removeOldBuilds, makeCurrent } from './client-builds.ts'

interface Plan {
  builds: string
  /** Of the locks; its own by itself. */
  lockFolder?: string
  /** Whether a build of the same sources will do. */
  isOnlyIfStale: boolean
  stamp(): Promise<string>
  /** Makes a build in a folder of its own and says where. */
  build(): Promise<string>
}

/** Starts that meet build once: who waited for the other finds what it built. */
export function buildOnce({ builds, lockFolder, isOnlyIfStale, stamp, build }: Plan): Promise<void> {
  return withBuildLock(async () => {
    const wanted = await stamp()
    const made = isOnlyIfStale ? await findBuild(builds, wanted) : undefined
    if (!made) await addBuild(builds, { folder: await build(), stamp: wanted }, Date.now())
    else if ((await currentStamp(builds)) !== wanted) await makeCurrent(builds, made, Date.now())
    await removeOldBuilds(builds, Date.now())
  }, lockFolder)
}
