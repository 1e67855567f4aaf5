import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { refuse } from './errors.ts';
import { createPageTable } from './page-preloads.ts';

export interface StaticFilesOptions {
  /** The built suite: `shell/`, `embed/`, `remotes/<name>/<version>/` and `remotes.json` in it. */
  readonly folder: string;
  /** Remotes that are served elsewhere, by name, instead of our own build of that name. */
  readonly remotes: Readonly<Record<string, { readonly base: string; readonly version: string }>>;
}

/** Chunks carry a hash of their content in their name, of eight hexadecimal digits or more. */
const HASHED = /[.-][0-9a-f]{8,}\.[\w.]+$/;
const A_YEAR = 'public, max-age=31536000, immutable';
const OPEN = { config: { public: true }, schema: { hide: true } };

/** What browsers need of a release, and what newer ones may find beside it, such as a canary. */
const remoteList = z.object({
  remotes: z.record(z.string(), z.looseObject({ base: z.string(), version: z.string() })),
});
type RemoteList = z.output<typeof remoteList>['remotes'];

/** How long the server takes the list as it is before it looks at the file again, in milliseconds. */
const LOOK_INTERVAL = 1000;

/**
 * Creates the function that lists the remotes and where each is. A remote is deployed while the server runs, so it looks
 * whether the file was changed, at most once a second. A file that cannot be read leaves the list as it was.
 */
function createRemoteList({ folder, remotes }: StaticFilesOptions): () => Promise<RemoteList> {
  const file = join(folder, 'remotes.json');
  let deployed: RemoteList = {};
  let readAt = -Infinity;
  let state = '';
  let lastLook = Promise.resolve();
  const look = async () => {
    const found = await stat(file).catch(() => undefined);
    const next = found ? `${found.mtimeMs} ${found.size} ${found.ino}` : '';
    if (next === state) return;
    deployed = found ? remoteList.parse(JSON.parse(await readFile(file, 'utf8'))).remotes : {};
    state = next;
  };
  return async () => {
    if (performance.now() - readAt >= LOOK_INTERVAL) {
      readAt = performance.now();
      lastLook = look().catch((error: unknown) => {
        if (state === '') throw error;
      });
    }
    // Requests that come meanwhile wait, too: before the first look, the list is empty.
    await lastLook;
    return { ...deployed, ...remotes };
  };
}

async function isFileBelow(folder: string, path: string): Promise<boolean> {
  if (path === '' || path.split('/').includes('..') || path.includes('\0')) return false;
  return stat(join(folder, path)).then(
    (found) => found.isFile(),
    () => false,
  );
}

function setCaching(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', HASHED.test(path) ? A_YEAR : 'no-cache');
}

/** Code is the same for everybody: the page of another origin that loads it proves nothing by it. */
function openToAll(reply: FastifyReply): void {
  void reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Whether a browser asks for a page, rather than a program for data. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** What is never a page of the router: the folders of the server, and whatever has a file ending. */
const NEVER_PAGES = /^(?:api|assets|remotes|embed|files)(?:\/|$)|\.\w+$/;

/** Whether a program takes whatever is there, as link checkers and simple clients do. */
function takesAnything({ method, headers: { accept } }: FastifyRequest): boolean {
  return method === 'GET' && (accept === undefined || accept.trim() === '*/*');
}

declare module 'fastify' {
  interface FastifyReply {
    /** Serves the shell's page; absent on a server without pages. */
    sendShellPage?: () => Promise<FastifyReply>;
  }
}

/**
 * The pages of the suite: `/remotes.json`, each remote's files, the embedding script, the shell's files, and the shell's page for every
 * address that belongs to its router. Names with a hash are kept for a year, everything else is asked for each time.
 */
export const staticFiles = fastifyPlugin(async (app: FastifyInstance, options: StaticFilesOptions) => {
  const shell = join(options.folder, 'shell');
  const remotesFolder = join(options.folder, 'remotes');
  const embedFolder = join(options.folder, 'embed');
  await app.register(fastifyStatic, {
    root: options.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const listRemotes = createRemoteList(options);
  const pages = createPageTable(options.folder);
  app.decorateReply('sendShellPage', async function (this: FastifyReply) {
    const { pathname } = new URL(this.request.url, 'http://localhost');
    // A page without its preloads is a page: that the list cannot be read shows when the shell asks for it.
    const preloads = await listRemotes().then(
      (remotes) => pages.preloadsOf(remotes, pathname),
      () => '',
    );
    if (preloads !== '') void this.header('link', preloads);
    return this.header('cache-control', 'no-cache').sendFile('index.html', shell);
  });
  app.get('/remotes.json', OPEN, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ remotes: await listRemotes() }),
  );
  app.get<{ Params: { '*': string } }>('/remotes/*', OPEN, async (request, reply) => {
    const path = request.params['*'];
    setCaching(reply, path);
    // What describes a release is open to named origins only.
    if (!path.endsWith('.json')) openToAll(reply);
    return reply.sendFile(path, remotesFolder);
  });
  app.get<{ Params: { '*': string } }>('/embed/*', OPEN, async (request, reply) => {
    setCaching(reply, request.params['*']);
    openToAll(reply);
    return reply.sendFile(request.params['*'], embedFolder);
  });
  app.get<{ Params: { '*': string } }>('/*', OPEN, async (request, reply) => {
    const path = request.params['*'];
    if (await isFileBelow(shell, path)) {
      setCaching(reply, path);
      // Remotes in another page read workers and fonts there.
      if (path.startsWith('assets/')) openToAll(reply);
      return reply.sendFile(path, shell);
    }
    const isPage = wantsPage(request)
      ? !path.startsWith('api/')
      : takesAnything(request) &&
        !NEVER_PAGES.test(path) &&
        (await pages.isPage(await listRemotes(), `/${path}`));
    if (!isPage || !(await isFileBelow(shell, 'index.html'))) return refuse(reply, 'NOT_FOUND');
    return reply.sendShellPage?.();
  });
});
