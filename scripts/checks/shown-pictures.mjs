import { globSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/install.mjs';

/** The pictures that documents show. All others are made by `npm run screenshots` and ignored by git. */
export const SHOWN_FOLDER = 'docs/screens';
/** Every version of a picture stays in the history for good. */
export const MAX_PICTURE_BYTES = 60_000;
const MAX_PICTURES = 12;

const DOCUMENTS = ['*.md', 'docs/**/*.md', '{shared,shell,server,embed,samples,mfe-*}/**/*.md'];
const PICTURE = /!\[[^\]]*\]\(([^)\s]+)\)/g;

/** Pictures of `docs/screens` by file name, with the first document that shows each. */
export function readShownPictures() {
  const shown = new Map();
  const documents = globSync(DOCUMENTS, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] }).sort();
  for (const document of documents)
    for (const [, link] of readFileSync(path.join(ROOT, document), 'utf8').matchAll(PICTURE)) {
      const file = path.posix.join(path.posix.dirname(document), link);
      const name = path.posix.basename(file);
      if (path.posix.dirname(file) === SHOWN_FOLDER && !shown.has(name)) shown.set(name, document);
    }
  return shown;
}

/** What is wrong with the pictures of `docs/screens`, a line each. */
export function pictureProblems() {
  const shown = readShownPictures();
  const present = readdirSync(path.join(ROOT, SHOWN_FOLDER)).sort();
  const problems = present.flatMap((name) => {
    const { size } = statSync(path.join(ROOT, SHOWN_FOLDER, name));
    const faults = [
      name.endsWith('.webp') ? [] : 'is no WebP picture',
      shown.has(name) ? [] : 'is shown by no document',
      size <= MAX_PICTURE_BYTES ? [] : `has ${size} bytes, more than ${MAX_PICTURE_BYTES}`,
    ].flat();
    return faults.map((fault) => `${SHOWN_FOLDER}/${name} ${fault}`);
  });
  for (const [name, document] of shown)
    if (!present.includes(name))
      problems.push(`${document} shows ${SHOWN_FOLDER}/${name}, which does not exist`);
  if (present.length > MAX_PICTURES)
    problems.push(`${SHOWN_FOLDER} has ${present.length} pictures, more than ${MAX_PICTURES}`);
  return problems;
}
