import { resolve } from 'node:path';
import type { Environment } from './environment.ts';

const SFTP_PORT = 22;

/** Why the variables of the sources contradict each other, by variable. */
export function sourceContradictions(read: Environment): readonly (readonly [keyof Environment, string])[] {
  const box = [read.BOX_CLIENT_ID, read.BOX_CLIENT_SECRET, read.BOX_ENTERPRISE_ID, read.BOX_FOLDER_ID];
  const isBoxPartial = box.some((value) => value !== undefined) && box.includes(undefined);
  return [
    ...(read.ASSAY_SFTP_URL !== undefined && read.ASSAY_SFTP_HOST_KEY === undefined
      ? [['ASSAY_SFTP_HOST_KEY', 'ASSAY_SFTP_URL needs ASSAY_SFTP_HOST_KEY'] as const]
      : []),
    ...(isBoxPartial
      ? [
          [
            'BOX_CLIENT_ID',
            'Box needs BOX_CLIENT_ID, BOX_CLIENT_SECRET, BOX_ENTERPRISE_ID and BOX_FOLDER_ID',
          ] as const,
        ]
      : []),
  ];
}

/** Where documents come from besides the browser; undefined for a source that is not configured. */
export function toSources(read: Environment) {
  return {
    seconds: read.ASSAY_PICK_UP_SECONDS,
    watchedFolder: read.ASSAY_WATCHED_FOLDER === undefined ? undefined : resolve(read.ASSAY_WATCHED_FOLDER),
    sftp: toSftp(read),
    box: toBox(read),
  };
}

function toSftp({
  ASSAY_SFTP_URL: url,
  ASSAY_SFTP_HOST_KEY: hostKey,
  ASSAY_SFTP_PASSWORD: password,
  ASSAY_SFTP_KEY_FILE: keyFile,
}: Environment) {
  if (url === undefined || hostKey === undefined) return undefined;
  const { hostname, port, username, pathname } = new URL(url);
  return {
    host: hostname,
    port: port === '' ? SFTP_PORT : Number(port),
    username: decodeURIComponent(username),
    folder: decodeURIComponent(pathname) || '/',
    password,
    keyFile: keyFile === undefined ? undefined : resolve(keyFile),
    hostKey,
  };
}

function toBox(read: Environment) {
  const { BOX_CLIENT_ID: clientId, BOX_CLIENT_SECRET: clientSecret } = read;
  const { BOX_ENTERPRISE_ID: enterpriseId, BOX_FOLDER_ID: folderId } = read;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  if (enterpriseId === undefined || folderId === undefined) return undefined;
  return { clientId, clientSecret, enterpriseId, folderId };
}
