import type { Config } from '../../config/config.ts';
import { createBoxSource } from './box-source.ts';
import { createSftpSource } from './sftp-source.ts';
import type { Source } from './source.ts';
import { createWatchedFolder } from './watched-folder.ts';

/** The sources that the environment names. */
export function configuredSources({ watchedFolder, sftp, box }: Config['sources']): readonly Source[] {
  return [
    ...(watchedFolder === undefined ? [] : [createWatchedFolder(watchedFolder)]),
    ...(sftp === undefined ? [] : [createSftpSource(sftp)]),
    ...(box === undefined ? [] : [createBoxSource(box)]),
  ];
}
