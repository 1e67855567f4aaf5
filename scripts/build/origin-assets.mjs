import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Copies what remotes need from the shell's own origin, such as workers: each may export `originAssets` from its
 * webpack.config.js. Gives the names of the copies, relative to the shell's folder.
 */
export async function copyOriginAssets(remoteFolders, shellFolder) {
  const lists = await Promise.all(
    remoteFolders.map(async (folder) => {
      const config = await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href);
      return config.originAssets?.() ?? [];
    }),
  );
  const assets = lists.flat();
  for (const { from, to } of assets) {
    const target = path.join(shellFolder, to);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(from, target);
  }
  return assets.map(({ to }) => to);
}
