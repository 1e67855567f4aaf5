import { Readable } from 'node:stream';
import { BoxCcgAuth, BoxClient, CcgConfig } from 'box-node-sdk';
import { BoxApiError } from 'box-node-sdk/box';
import { BaseUrls, NetworkSession } from 'box-node-sdk/networking';
import { accessFile, isTaken, type Source } from './source.ts';

/** A folder in Box, read by an application of its enterprise with client credentials. */
export interface BoxOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly enterpriseId: string;
  readonly folderId: string;
  /** Address of the API, if it is not Box's own. */
  readonly url?: string | undefined;
}

const PAGE = 1000;

/** Responses of Box about one file: it may not be read or moved, is gone, has a name that is taken or refused. */
const OF_FILE = [400, 403, 404, 405, 409, 412];
const isOfFile = (error: unknown) =>
  error instanceof BoxApiError && OF_FILE.includes(error.responseInfo.statusCode);

/** Box. Files that were taken are moved to the folders `processed` and `refused` in the folder. Box lists whole files only. */
export function createBoxSource({ folderId, url, ...credentials }: BoxOptions): Source {
  const auth = new BoxCcgAuth({ config: new CcgConfig(credentials) });
  const client = new BoxClient({
    auth,
    ...(url === undefined
      ? {}
      : {
          networkSession: new NetworkSession({
            baseUrls: new BaseUrls({ baseUrl: url, uploadUrl: url, oauth2Url: url }),
          }),
        }),
  });

  async function entries() {
    const { entries: found = [] } = await client.folders.getFolderItems(folderId, {
      queryParams: { limit: PAGE, fields: ['id', 'type', 'name', 'etag'] },
    });
    return found;
  }

  async function folderNamed(name: string): Promise<string> {
    const known = (await entries()).find((entry) => entry.type === 'folder' && entry.name === name);
    if (known) return known.id;
    const created = await client.folders.createFolder({ name, parent: { id: folderId } });
    return created.id;
  }

  return {
    name: 'Box',
    switchName: 'boxIntegration',
    async withFiles(use) {
      const files = (await entries()).filter(({ type, name }) => type === 'file' && isTaken(name ?? ''));
      await use(
        files.map((entry) => ({
          id: `${entry.id} ${'etag' in entry ? entry.etag : ''}`,
          name: entry.name ?? '',
          open: () =>
            accessFile(isOfFile, async () => {
              const content = await client.downloads.downloadFile(entry.id);
              if (content === undefined) throw new Error(`Box gave no content for the file ${entry.id}`);
              return content;
            }),
          putAside: (aside, nameAside) =>
            accessFile(isOfFile, async () => {
              const parent = { id: await folderNamed(aside) };
              await client.files.updateFileById(entry.id, { requestBody: { parent, name: nameAside } });
            }),
          writeBeside: async (aside, nameAside, text) => {
            const parent = { id: await folderNamed(aside) };
            const file = Readable.from([Buffer.from(text)]);
            await client.uploads.uploadFile({ attributes: { name: nameAside, parent }, file });
          },
        })),
      );
    },
  };
}
