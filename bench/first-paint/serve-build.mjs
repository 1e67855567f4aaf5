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

/**
 * Serves a build the same way for every variant: precompressed gzip, hashed files cacheable, every other address the
 * page itself. Calls are passed on to `target`. Returns its origin and how to stop it.
 */
export async function serveBuild({ folders, target, port = 0 }) {
  const find = (url) =>
    folders.map((folder) => path.join(folder, url)).find((file) => existsSync(file) && path.extname(file));
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (PASSED_ON.test(pathname)) return passOn(incoming, outgoing, target);
    const file = find(pathname) ?? find('/index.html');
    if (!file) return outgoing.writeHead(404).end();
    const isCompressed = existsSync(`${file}.gz`);
    outgoing.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': /\.[0-9a-f]{10}\./.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    });
    outgoing.end(readFileSync(isCompressed ? `${file}.gz` : file));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, stop: () => server.close() };
}
