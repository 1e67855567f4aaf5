import { type FileHandle, open } from 'node:fs/promises';

import type { PdfPage } from '../contract/page.ts';
import type { ReaderProgress } from '../ocr/page-reader.ts';

/** To be raised when a page as read changes its form: pages of another form are read anew. */
const FORM = 1;

/** A page that was read, or null where it cannot be read, and how far its reader was after it. */
export interface KeptPage {
  readonly number: number;
  readonly page: PdfPage | null;
  readonly progress: ReaderProgress;
}

type Line = KeptPage & { readonly form: number };

/** A line that was cut off where its process ended holds no page. */
function parseLine(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

/** The pages from number `from` to `to` that a process before this one has read, in order and without a gap. */
export async function* readKeptPages(
  file: FileHandle,
  { from, to }: { readonly from: number; readonly to: number },
): AsyncGenerator<KeptPage> {
  let next = from;
  for await (const text of file.readLines({ start: 0, autoClose: false })) {
    const line = parseLine(text);
    if (line?.form !== FORM || line.number !== next || next > to) continue;
    yield line;
    next += 1;
  }
}

/** Keeps a page for the process that goes on when this one is ended. A line of its own follows whatever was cut off. */
export async function keepPage(file: FileHandle, kept: KeptPage): Promise<void> {
  const line: Line = { form: FORM, ...kept };
  await file.appendFile(`\n${JSON.stringify(line)}`);
}

/** Opens the file of the pages that were read, or makes it; `use` gets null where there is none to be. */
export async function withKeptPages<Result>(
  path: string | undefined,
  use: (file: FileHandle | null) => Promise<Result>,
): Promise<Result> {
  if (path === undefined) return use(null);
  const file = await open(path, 'a+');
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}
