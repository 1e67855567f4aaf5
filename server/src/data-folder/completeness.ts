import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../platform/files.ts';
import { damagedFolderError } from './damaged-folder-error.ts';

/** The file that names the complete parts of a data folder; written after them (ADR 0018). */
const MARKER = 'complete.json';

/** Files without which an embedded database cannot be opened. */
const ROWS_FILES = [
  'PG_VERSION',
  'postgresql.conf',
  'pg_hba.conf',
  'global/pg_filenode.map',
  'base/5/PG_VERSION',
  'base/5/pg_filenode.map',
  'global/pg_control',
  'pg_wal',
  'pg_xact',
  'pg_multixact',
  'pg_twophase',
];

/** The parts of a data folder, in the order in which a first start creates them, each with its essential files. */
const PARTS = {
  rows: ROWS_FILES.map((file) => `rows/${file}`),
  files: ['files'],
  'secrets/files': ['secrets/files'],
  outbox: ['outbox'],
  'identity/master.key': ['identity/master.key'],
  'identity/signing.jwks': ['identity/signing.jwks'],
  'secrets/email-codes': ['secrets/email-codes'],
  'secrets/sealing': ['secrets/sealing'],
} as const;
export type DataPart = keyof typeof PARTS;

export const DATA_PARTS = Object.keys(PARTS) as DataPart[];

/** The part that is younger than the marker: of a folder without one it says nothing. */
const YOUNGEST: DataPart = 'secrets/sealing';

const markerModel = z.object({ version: z.literal(1), parts: z.array(z.enum(DATA_PARTS)) });

function readMarker(folder: string): DataPart[] | null {
  const path = join(folder, MARKER);
  if (!existsSync(path)) return null;
  try {
    return markerModel.parse(JSON.parse(readFileSync(path, 'utf8'))).parts;
  } catch (error) {
    throw damagedFolderError(path, 'cannot be read', error);
  }
}

/**
 * The parts that have once been complete: those that the marker names. A folder without a marker is older than the marker,
 * or its first start was interrupted. Parts are created in order, so every part before an existing one was complete. Rows
 * alone prove nothing; every other part is created completely or not at all.
 * @throws Error when the marker cannot be read
 */
export function completeParts(folder: string): ReadonlySet<DataPart> {
  const marked = readMarker(folder);
  if (marked !== null) return new Set(marked);
  const last = DATA_PARTS.findLastIndex((part) => part !== YOUNGEST && existsSync(join(folder, part)));
  return new Set(last > 0 ? DATA_PARTS.slice(0, last + 1) : []);
}

/** @throws Error that names the first missing or empty file of these parts */
export function assertComplete(folder: string, used: readonly DataPart[]): void {
  const complete = completeParts(folder);
  for (const part of used.filter((each) => complete.has(each))) {
    for (const file of PARTS[part]) {
      const path = join(folder, file);
      const found = statSync(path, { throwIfNoEntry: false });
      if (found === undefined) throw damagedFolderError(path, 'is missing');
      if (found.isFile() && found.size === 0) throw damagedFolderError(path, 'is empty');
    }
  }
}

/** Adds parts that are complete and on the disk to the marker. */
export async function markComplete(folder: string, parts: readonly DataPart[]): Promise<void> {
  const before = completeParts(folder);
  const complete = DATA_PARTS.filter(
    (part) => parts.includes(part) || (before.has(part) && existsSync(join(folder, part))),
  );
  const marked = readMarker(folder);
  if (marked === null && complete.length === 0) return;
  if (marked !== null && complete.every((part) => marked.includes(part))) return;
  await writeFileAtomically(join(folder, MARKER), JSON.stringify({ version: 1, parts: complete }));
}
