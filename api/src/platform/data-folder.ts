import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

/** The folder of everything that Haat keeps on disk, or a sentence that says why it cannot be one. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new Error(
      `DATA_DIR ${folder} cannot be written (${reason}): set it to a folder that this user may write.`,
      {
        cause: error,
      },
    )
  }
}
