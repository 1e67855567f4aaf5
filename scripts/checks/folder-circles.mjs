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
 * Finds the shortest circles of folders. Types count, as between files.
 * @param {{source: string, dependencies: {resolved: string}[]}[]} modules the files with what they import
 * @param {(file: string) => string | undefined} folderOf the folder that a file counts for; undefined for files outside
 * @returns {string[]} each circle once, as the imports that it is made of
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
  const circles = new Map();
  for (const folder of [...edges.keys()].sort()) {
    const circle = shortestCircle(edges, folder);
    const key = [...(circle ?? [])].sort().join();
    if (circle !== undefined && !circles.has(key)) circles.set(key, circle);
  }
  const shortest = Math.min(...[...circles.values()].map(({ length }) => length));
  return [...circles.values()]
    .filter(({ length }) => length === shortest)
    .map((circle) =>
      circle.map((folder, index) => edges.get(folder)?.get(circle[(index + 1) % circle.length])).join(', '),
    );
}

/** The folders of a shortest circle through a folder, in the order of the imports; undefined where there is none. */
function shortestCircle(edges, start) {
  const paths = [[start]];
  const seen = new Set();
  for (const path of paths)
    for (const next of edges.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  return undefined;
}
