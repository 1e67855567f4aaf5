/**
 * The server of an integrator, Northwind: its page, and the one thing that Assay needs of it, a token for the user who is signed
 * in here. `ASSAY` is the address of Assay, which has to name this server's origin in ASSAY_EMBED_ORIGINS; `ASSAY_CREDENTIAL` is
 * what the operator of Assay gave us: `npm run -s client -- credential-add demo Northwind`.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const { ASSAY, ASSAY_CREDENTIAL, ASSAY_CLIENT = 'demo', PORT = '4000' } = process.env;
const ORIGIN = `http://localhost:${PORT}`;
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** A real server looks up in its session who is signed in. */
const signedInUser = () => 'admin@demo.example';

/** Asks Assay for a token of our user. The page exchanges it within a minute, once; our credential never leaves this server. */
async function createAssayToken() {
  const response = await fetch(`${ASSAY}/api/clients/${ASSAY_CLIENT}/embedding/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ASSAY_CREDENTIAL}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user: signedInUser(), origin: ORIGIN }),
  });
  if (!response.ok) throw new Error(`Assay answered ${response.status}: ${await response.text()}`);
  return (await response.json()).token;
}

const readPage = async (pathname) => {
  const name = pathname === '/' ? 'index.html' : path.basename(pathname);
  return [
    TYPES[path.extname(name)] ?? 'text/plain',
    await readFile(path.join(import.meta.dirname, 'page', name)),
  ];
};

async function answer({ method, url }) {
  const { pathname } = new URL(url, ORIGIN);
  if (method === 'POST' && pathname === '/assay-token') return ['text/plain', await createAssayToken()];
  if (pathname === '/assay.json')
    return ['application/json', JSON.stringify({ assay: ASSAY, clientId: ASSAY_CLIENT })];
  return readPage(pathname);
}

const server = createServer(async (request, response) => {
  try {
    const [type, body] = await answer(request);
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch (error) {
    if (error.code !== 'ENOENT') console.error(error.message);
    response.writeHead(error.code === 'ENOENT' ? 404 : 502).end();
  }
});
server.listen(Number(PORT), 'localhost', () => console.log(`The page of an integrator is at ${ORIGIN}`));
