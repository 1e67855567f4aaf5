export function serverFolderOf(file: string): string | undefined;
export function findFolderCircles(
  modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[],
  folderOf: (file: string) => string | undefined,
): string[];
