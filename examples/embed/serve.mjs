/**
 * `npm run example:embed`: a page of another origin with two remotes of a running Assay. `ASSAY` is its address, which has to
 * name http://localhost:4000 in ASSAY_EMBED_ORIGINS; `ASSAY_TOKEN` is an identity token of the user. A real integrator gets
 * it where their users sign in.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const {
  ASSAY = 'http://localhost:8080',
  ASSAY_CLIENT = 'demo',
  ASSAY_TOKEN = '',
  PORT = '4000',
} = process.env;
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

const send = (response, type, body) => response.writeHead(200, { 'content-type': type }).end(body);

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/assay.json')
    return send(response, 'application/json', JSON.stringify({ assay: ASSAY, clientId: ASSAY_CLIENT }));
  if (pathname === '/assay-token') return send(response, 'text/plain', ASSAY_TOKEN);
  const name = pathname === '/' ? 'index.html' : path.basename(pathname);
  try {
    send(
      response,
      TYPES[path.extname(name)] ?? 'text/plain',
      await readFile(path.join(import.meta.dirname, name)),
    );
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(PORT), 'localhost', () =>
  console.log(`The page of an integrator is at http://localhost:${server.address().port}`),
);
