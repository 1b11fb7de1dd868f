import { withBuildLock } from './build-lock.ts'
import { addBuild, currentStamp, findBuild, removeOldBuilds, makeCurrent } from './client-builds.ts'

interface Plan {
  builds: string
  /** The folder of the lock file. */
  lockFolder?: string
  /** Whether to skip the build when there is one of the same sources. */
  isOnlyIfStale: boolean
  stamp(): Promise<string>
  /** Makes a build in a folder of its own and returns its path. */
  build(): Promise<string>
}

/** Starts that coincide build once: the one that waited uses the other's build. */
export function buildOnce({ builds, lockFolder, isOnlyIfStale, stamp, build }: Plan): Promise<void> {
  return withBuildLock(async () => {
    const wanted = await stamp()
    const made = isOnlyIfStale ? await findBuild(builds, wanted) : undefined
    if (!made) await addBuild(builds, { folder: await build(), stamp: wanted }, Date.now())
    else if ((await currentStamp(builds)) !== wanted) await makeCurrent(builds, made, Date.now())
    await removeOldBuilds(builds, Date.now())
  }, lockFolder)
}
