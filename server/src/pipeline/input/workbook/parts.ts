import type { UnzipFileInfo } from 'fflate';
import { unzipSync } from 'fflate';
import { Parser } from 'saxen';

import { PipelineError } from '../../contract/failures.ts';

const MEBIBYTE = 1024 * 1024;
/** Most bytes that all read parts of a workbook may unpack to; far above a ledger of 100,000 rows. */
const MAX_UNPACKED = 256 * MEBIBYTE;
const MAX_PARTS = 10_000;

/** The failure of a workbook whose parts cannot be understood. */
export function brokenWorkbook(detail: string): PipelineError {
  return new PipelineError('EXT_FAILED_INVALID_DOCUMENT', `The workbook cannot be opened: ${detail}.`);
}

/** The XML parts of a workbook, by their names in the package. */
export type Parts = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks the XML parts of a workbook. Sizes are those that the package's own list states; a part that is larger than
 * stated is cut by the unpacker and then no whole XML.
 * @throws PipelineError when the package is broken or would unpack to more than is read.
 */
export function unpackParts(bytes: Uint8Array): Parts {
  let parts = 0;
  let unpacked = 0;
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    parts += 1;
    if (parts > MAX_PARTS) throw new PipelineError('EXT_FAILED', 'The workbook has too many parts.');
    if (!/\.(?:xml|rels)$/iu.test(name)) return false;
    unpacked += originalSize;
    if (unpacked > MAX_UNPACKED)
      throw new PipelineError('EXT_FAILED', 'The workbook unpacks to more than is read.');
    return true;
  };
  try {
    return new Map(
      Object.entries(unzipSync(bytes, { filter: isWanted })).map(([name, content]) => [
        name.replaceAll('\\', '/').replace(/^\//u, ''),
        content,
      ]),
    );
  } catch (error) {
    if (error instanceof PipelineError) throw error;
    throw brokenWorkbook(error instanceof Error ? error.message : String(error));
  }
}

/** What a reader of XML is told; names come without their prefix. */
export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (value: string) => void;
  close?: (name: string) => void;
}

const ownName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML from its start to its end. Only the five entities of XML itself are known; a part with a document type,
 * where entities could be declared, is refused.
 * @throws PipelineError when the XML is broken.
 */
export function readXml(bytes: Uint8Array | undefined, { open, text, close }: XmlHandlers): void {
  if (bytes === undefined) return;
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = !isWide ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  const parser = new Parser();
  parser.on('error', (error) => {
    throw brokenWorkbook(error.message);
  });
  parser.on('attention', () => {
    throw brokenWorkbook('a part declares a document type');
  });
  parser.on('openTag', (name, attributes, decode) => {
    if (open === undefined) return;
    const plain: Record<string, string> = Object.create(null);
    for (const [key, value] of Object.entries(attributes())) plain[ownName(key)] = decode(value);
    open(ownName(name), plain);
  });
  parser.on('closeTag', (name) => close?.(ownName(name)));
  parser.on('text', (value, decode) => text?.(decode(value)));
  parser.on('cdata', (value) => text?.(value));
  parser.parse(new TextDecoder(encoding).decode(bytes));
}

/** The targets of a part's relationships, by id, as names in the package. */
export function readRelations(parts: Parts, part: string): Map<string, { type: string; target: string }> {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const relations = new Map<string, { type: string; target: string }>();
  readXml(parts.get(`${folder}_rels/${part.slice(slash + 1)}.rels`), {
    open: (name, { Id: id, Type: type, Target: target, TargetMode: mode }) => {
      if (name !== 'Relationship' || id === undefined || target === undefined || mode === 'External') return;
      const resolved = new URL(target, `package:///${folder}`).pathname.slice(1);
      relations.set(id, { type: (type ?? '').split('/').at(-1) ?? '', target: decodeURIComponent(resolved) });
    },
  });
  return relations;
}
