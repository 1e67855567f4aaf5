import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const PASSED_ON = /^\/(api|identity|files|config\.json)/;

function passOn(incoming, outgoing, target) {
  const url = new URL(incoming.url ?? '/', target);
  const onward = request(
    url,
    { method: incoming.method, headers: { ...incoming.headers, host: url.host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

/** What the server says that the page of an address loads after the shell: a header of its page. */
async function preloadsOf(address, target) {
  const response = await fetch(new URL(address, target), { headers: { accept: 'text/html' } });
  await response.arrayBuffer();
  return response.headers.get('link');
}

/**
 * Serves a build the same way for every variant: precompressed gzip, hashed files cacheable, every other address the
 * page itself; that of the suite with the preloads that the server names. Calls are passed on to `target`. Returns its
 * origin and how to stop it.
 */
export async function serveBuild({ folders, target, isSuite = false, port = 0 }) {
  const find = (url) =>
    folders.map((folder) => path.join(folder, url)).find((file) => existsSync(file) && path.extname(file));
  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (PASSED_ON.test(pathname)) return passOn(incoming, outgoing, target);
    const file = find(pathname) ?? find('/index.html');
    if (!file) return outgoing.writeHead(404).end();
    const isCompressed = existsSync(`${file}.gz`);
    const preloads = isSuite && file.endsWith('index.html') ? await preloadsOf(pathname, target) : null;
    outgoing.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': /\.[0-9a-f]{8,10}\./.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
      ...(preloads !== null && { link: preloads }),
    });
    outgoing.end(readFileSync(isCompressed ? `${file}.gz` : file));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, stop: () => server.close() };
}
