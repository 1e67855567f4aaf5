import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refuse } from './errors.ts';

export interface StaticFilesOptions {
  /** The built suite: `shell/` and `remotes/<name>/<version>/` below it. Absent: an API without pages. */
  readonly folder: string;
  /** Remotes served from elsewhere, by name; they take the place of our own build of that name. */
  readonly remotes: Readonly<Record<string, { readonly base: string; readonly version: string }>>;
}

/** Chunks carry a hash of their content in their name, of eight hexadecimal digits or more. */
const HASHED = /[.-][0-9a-f]{8,}\.[\w.]+$/;
const A_YEAR = 'public, max-age=31536000, immutable';
const OPEN = { config: { public: true }, schema: { hide: true } };

function versionsOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'assay-manifest.json')))
    .map(({ name }) => name);
}

/** The version to use of a built remote: the one that `current` names, else the last by name. */
function currentVersion(folder: string): string | undefined {
  const versions = versionsOf(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const pointer = join(folder, 'current');
  const named = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
  return named !== undefined && versions.includes(named) ? named : versions.at(-1);
}

/** Which remotes there are and where each is, read anew at every call: a remote is released by laying its folder down. */
export function listRemotes({ folder, remotes }: StaticFilesOptions): StaticFilesOptions['remotes'] {
  const built = join(folder, 'remotes');
  const found: Record<string, { base: string; version: string }> = {};
  for (const name of existsSync(built) ? readdirSync(built) : []) {
    const version = currentVersion(join(built, name));
    if (version !== undefined) found[name] = { base: `/remotes/${name}/${version}/`, version };
  }
  return { ...found, ...remotes };
}

function setCaching(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', HASHED.test(path) ? A_YEAR : 'no-cache');
}

function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/**
 * The pages of the suite: `/remotes.json`, each remote's files, the shell's files, and the shell's page for every
 * address that belongs to its router. Names with a hash are kept for a year, everything else is asked for each time.
 */
export const staticFiles = fastifyPlugin(async (app: FastifyInstance, options: StaticFilesOptions) => {
  const shell = join(options.folder, 'shell');
  await app.register(fastifyStatic, {
    root: options.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/remotes.json', OPEN, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ remotes: listRemotes(options) }),
  );
  app.get<{ Params: { '*': string } }>('/remotes/*', OPEN, async (request, reply) => {
    setCaching(reply, request.params['*']);
    // An integrator's page loads a remote from its own origin.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return reply.sendFile(join('remotes', request.params['*']));
  });
  app.get<{ Params: { '*': string } }>('/*', OPEN, async (request, reply) => {
    const path = request.params['*'];
    const isFile = path !== '' && !path.includes('..') && existsSync(join(shell, path));
    if (isFile && !path.endsWith('/')) {
      setCaching(reply, path);
      return reply.sendFile(join('shell', path));
    }
    if (!wantsPage(request) || path.startsWith('api/') || !existsSync(join(shell, 'index.html'))) {
      return refuse(reply, 'NOT_FOUND');
    }
    return reply.header('cache-control', 'no-cache').sendFile('shell/index.html');
  });
});
