import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { embedConfig } from '../../webpack.base.js';
import { ROOT } from '../lib/install.mjs';
import { replaceFile } from '../lib/pointer.mjs';
import { compile } from './compile.mjs';
import { precompress } from './compress.mjs';

/** What the embedding script may weigh, compressed by gzip, in bytes. */
const LIMIT = 20_000;

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Builds the embedding script: `v1/<release>/embed.<hash>.js`, `v1.js`, which imports the newest, and `v1.json`, which
 * names its file and integrity. Earlier releases stay for as long as v1 is served: pages may name one by its integrity.
 */
export async function buildEmbed(dist, { inputs }) {
  const home = path.join(dist, 'embed');
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'embed', 'package.json'), 'utf8'));
  const release = `${version}-${inputs.slice(0, 8)}`;
  const outputPath = path.join(home, 'v1', release);
  await rm(outputPath, { recursive: true, force: true });
  const [name, ...others] = await compile(embedConfig({ outputPath }));
  if (name === undefined || others.length > 0) throw new Error('The embedding script must be one file.');
  const bytes = await readFile(path.join(outputPath, name));
  const compressed = gzipSync(bytes, { level: 9 }).length;
  if (compressed > LIMIT)
    throw new Error(`The embedding script has ${compressed} bytes in gzip, and ${LIMIT} are allowed.`);
  await precompress(outputPath);
  const integrity = integrityOf(bytes);
  const file = `/embed/v1/${release}/${name}`;
  await mkdir(home, { recursive: true });
  await replaceFile(path.join(home, 'v1.js'), `export * from '.${file.replace('/embed', '')}';\n`);
  const description = { version, release, file, integrity, bytes: { plain: bytes.length, gzip: compressed } };
  await replaceFile(path.join(home, 'v1.json'), `${JSON.stringify(description, null, 2)}\n`);
  console.log(`${file} (${compressed} bytes in gzip)\n  integrity="${integrity}"`);
  return { inputs, version: release };
}
