/** The files that were dropped. A dropped folder also appears among them, as a file that cannot be read: it is left out. */
export function droppedFiles({ items, files }: DataTransfer): File[] {
  const dropped = [...items].filter(({ kind }) => kind === 'file');
  if (dropped.length === 0) return [...files];
  return dropped.flatMap((item) => {
    const isFolder = item.webkitGetAsEntry?.()?.isDirectory ?? false;
    const file = isFolder ? null : item.getAsFile();
    return file ? [file] : [];
  });
}
