/** Why a process does not start on a data folder: what is wrong with which file of it, and what a person can do. */
export function damagedFolderError(path: string, how: string, cause?: unknown): Error {
  return new Error(
    `The data folder is damaged: ${path} ${how}; restore the folder from a backup or start on another one (ASSAY_DATA), nothing was written over it.`,
    { cause },
  );
}
