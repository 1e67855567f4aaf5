import type { FileHandle } from 'node:fs/promises';
import { open, rm } from 'node:fs/promises';

import type { GraphEdge, GraphNode } from './document-graph.ts';

/** A box that can be marked and copied on a page: a line of the document [AMB-056]. Fractions 0-1 of the page. */
interface PageAnnotation {
  id: string;
  nodeId: string;
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
  text: string;
  /** Where the words of the text are: x, y, w and h of each one after the other, in thousandths of the line's box. */
  words?: number[];
  /** Scanned pages: which words were read badly, from 0. */
  unsure?: number[];
}

/** A word of a scanned page that is read with a lower probability counts as read badly. Lone marks are not worth a look. */
const UNSURE = 0.8;
const READABLE = /[\p{L}\p{N}]/u;

/** Where a document's graph (`{nodes, edges}`) and annotations (a list) are written as JSON; absent: not written. */
export interface GraphPaths {
  graphPath?: string;
  annotationsPath?: string;
}

/** Texts are written when they reach this length. */
const CHUNK = 1 << 18;

/** A list of JSON values written to a file bit by bit. */
class ListFile {
  readonly #file: FileHandle;
  #text: string;
  #isEmpty = true;

  constructor(file: FileHandle, opening: string) {
    this.#file = file;
    this.#text = opening;
  }

  async add(items: readonly object[]): Promise<void> {
    if (items.length === 0) return;
    await this.append(`${this.#isEmpty ? '' : ','}${JSON.stringify(items).slice(1, -1)}`);
    this.#isEmpty = false;
  }

  async append(text: string): Promise<void> {
    this.#text += text;
    if (this.#text.length >= CHUNK) await this.#flush();
  }

  async #flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    await this.#file.appendFile(text);
  }

  /** Writes what is left. The file stays open. */
  async end(closing: string): Promise<void> {
    this.#text += closing;
    await this.#flush();
  }
}

/** Where words are in the box of their line. */
function placesOf(words: readonly GraphNode[], line: GraphNode): number[] {
  const share = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 1000) : 0);
  return words.flatMap(({ x, y, w, h }) => [
    share(x - line.x, line.w),
    share(y - line.y, line.h),
    share(w, line.w),
    share(h, line.h),
  ]);
}

function annotationsOf(nodes: readonly GraphNode[]): PageAnnotation[] {
  const wordsOf = Map.groupBy(
    nodes.filter(({ kind }) => kind === 'word'),
    ({ parent }) => parent,
  );
  return nodes.flatMap((node) => {
    const { id, kind, page, x, y, w, h, text = '' } = node;
    if (kind !== 'line' || text === '') return [];
    const words = wordsOf.get(id) ?? [];
    const unsure = words.flatMap(({ confidence = 1, text: word = '' }, index) =>
      confidence < UNSURE && READABLE.test(word) ? [index] : [],
    );
    const places = words.length > 1 && { words: placesOf(words, node) };
    return [{ id, nodeId: id, page, x, y, w, h, text, ...places, ...(unsure.length > 0 && { unsure }) }];
  });
}

/**
 * Writes graph and annotations page by page: neither ever lies in memory whole. `close` must be called in every case;
 * the files are complete after `finish`.
 */
export class GraphWriter {
  readonly #files: FileHandle[] = [];
  readonly #edgesPath: string | null;
  #nodes: ListFile | null = null;
  #edges: { list: ListFile; file: FileHandle } | null = null;
  #annotations: ListFile | null = null;

  private constructor(edgesPath: string | null) {
    this.#edgesPath = edgesPath;
  }

  static async open({ graphPath, annotationsPath }: GraphPaths): Promise<GraphWriter> {
    const writer = new GraphWriter(graphPath === undefined ? null : `${graphPath}.edges`);
    try {
      if (graphPath !== undefined) {
        writer.#nodes = new ListFile(await writer.#create(graphPath, 'w'), '{"nodes":[');
        // Edges come page by page too, but behind all nodes in the file: they wait in a file of their own.
        const file = await writer.#create(`${graphPath}.edges`, 'w+');
        writer.#edges = { list: new ListFile(file, ''), file };
      }
      if (annotationsPath !== undefined)
        writer.#annotations = new ListFile(await writer.#create(annotationsPath, 'w'), '[');
    } catch (error) {
      await writer.close();
      throw error;
    }
    return writer;
  }

  async #create(path: string, flags: string): Promise<FileHandle> {
    const file = await open(path, flags, 0o600);
    this.#files.push(file);
    return file;
  }

  /** True when anything is to be written at all. */
  get isNeeded(): boolean {
    return this.#files.length > 0;
  }

  async add(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Promise<void> {
    await this.#nodes?.add(nodes);
    await this.#edges?.list.add(edges);
    await this.#annotations?.add(annotationsOf(nodes));
  }

  async finish(): Promise<void> {
    await this.#annotations?.end(']');
    if (this.#nodes === null || this.#edges === null) return;
    await this.#edges.list.end('');
    await this.#nodes.append('],"edges":[');
    const waiting = this.#edges.file.createReadStream({ start: 0, encoding: 'utf8', autoClose: false });
    for await (const text of waiting) await this.#nodes.append(String(text));
    await this.#nodes.end(']}');
  }

  async close(): Promise<void> {
    for (const file of this.#files) await file.close();
    if (this.#edgesPath !== null) await rm(this.#edgesPath, { force: true });
  }
}
