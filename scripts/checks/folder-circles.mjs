// Folders that need each other in a circle, on a graph of files.

/**
 * Folders of the server that must not need each other in a circle. Each is one node with all that lies below it, while the
 * folder scope of dependency-cruiser has a node per depth and so misses circles through a folder below another.
 */
const SERVER_FOLDER =
  /^server\/src\/(documents|modules\/[^/]+(?=\/)|jobs|identity|secrets|storage|platform|database|processes|demo|plugins)\//;

/** The folder that a file of the server counts for; undefined for every other file. */
export const serverFolderOf = (file) => SERVER_FOLDER.exec(file)?.[1];

/**
 * Finds circles of folders. Types count, as between files.
 * @param {{source: string, dependencies: {resolved: string}[]}[]} modules the files with what they import
 * @param {(file: string) => string | undefined} folderOf the folder that a file counts for, with all below it; undefined for
 * files outside these folders
 * @returns {string[]} of each edge within a circle the two folders and one import, sorted
 */
export function findFolderCircles(modules, folderOf) {
  /** @type {Map<string, Map<string, string>>} folder → folder → an import that needs it */
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === undefined) continue;
    const needed = edges.get(from) ?? new Map();
    edges.set(from, needed);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== undefined && to !== from && !needed.has(to)) needed.set(to, `${source} → ${resolved}`);
    }
  }
  const reachable = (start) => {
    const seen = new Set();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const next of edges.get(folder)?.keys() ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    return seen;
  };
  const circles = [];
  for (const [from, needed] of edges)
    for (const [to, example] of needed)
      if (reachable(to).has(from)) circles.push(`${from} → ${to}: ${example}`);
  return circles.sort();
}
