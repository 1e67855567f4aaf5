/** The error of a process that does not start on a damaged data folder: the file, what is wrong with it, and what to do. */
export function damagedFolderError(path: string, how: string, cause?: unknown): Error {
  return new Error(
    `The data folder is damaged: ${path} ${how}; restore the folder from a backup or start on another one (ASSAY_DATA), nothing was written over it.`,
    { cause },
  );
}
