/**
 * Pictures for looking: each page with the document graph's blocks, tables, rows and cells as thin outlines and the
 * extracted values as filled boxes that name their metric. One HTML file a document goes to `.cache/overlays/`.
 *
 *   node bench/extraction/overlays.ts FILE…
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import { readBuiltInSchemas } from '../../server/src/pipeline/built-in-schemas.ts';
import type { PipelineSchema } from '../../server/src/pipeline/contract/job.ts';
import type { ExtractionResult } from '../../server/src/pipeline/contract/result.ts';
import type { GraphNode, NodeKind } from '../../server/src/pipeline/graph/graph-model.ts';
import { documentGraph } from '../../server/src/pipeline/graph/graph-model.ts';
import { openPdf } from '../../server/src/pipeline/pdf/document.ts';
import { DEFAULT_LIMITS } from '../../server/src/pipeline/contract/limits.ts';
import type { Raster } from '../../server/src/pipeline/pdf/render-page.ts';
import type { ExtractorProcess } from '../../server/src/pipeline/process/extractor-process.ts';
import { createExtractorProcess } from '../../server/src/pipeline/process/extractor-process.ts';
import { escapeHtml } from './corpus/fund-document.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT = path.join(ROOT, '.cache/overlays');
const PICTURE = { dotsPerInch: 110, maxPixels: 4_000_000, turn: 0 } as const;

/** Outlined kinds, the outermost first, with their colour. */
const OUTLINES: readonly (readonly [NodeKind, string])[] = [
  ['block', '#3b82f6'],
  ['table', '#dc2626'],
  ['cell', '#16a34a'],
  ['key-value', '#a21caf'],
];
const VALUE = '#f59e0b';

/** A box in fractions of a page as displayed. */
interface Box {
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

interface NamedValue extends Box {
  name: string;
  tip: string;
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngChunk(kind: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A grey picture as PNG. */
function pngOf({ width, height, pixels }: Raster): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8; // bits a pixel; the colour type that follows is 0, grey
  const lines = Buffer.alloc((width + 1) * height); // each line begins with its filter, 0
  for (let y = 0; y < height; y += 1)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const chunks = [
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.of()),
  ];
  return Buffer.concat([PNG_START, ...chunks]);
}

/** The best value of every field and of every row of a repeating group; a place that stands for many rows comes once. */
function bestValues(result: ExtractionResult, schema: PipelineSchema | undefined): NamedValue[] {
  const groups: { label: string; cells: ExtractionResult['rows'][number]['cells'] }[] = [
    { label: '', cells: result.metrics },
  ];
  for (const [index, { groupIndex, cells }] of result.rows.entries()) {
    const name = schema?.groups[groupIndex]?.displayName ?? 'row';
    groups.push({ label: `${name} ${index + 1}: `, cells });
  }
  const values = groups.flatMap(({ label, cells }) =>
    cells.flatMap(({ fin, candidates: [best] }) => {
      if (best === undefined) return [];
      const tip = `${label}${fin} = ${best.value} ${best.currency ?? ''} (${best.confidence.toFixed(2)})`;
      return [{ ...best, name: label === '' ? fin : fin.replace('investment_', ''), tip }];
    }),
  );
  return [
    ...new Map(
      values.map((value) => [JSON.stringify([value.name, value.page, value.x, value.y]), value]),
    ).values(),
  ];
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(3)}%`;

function boxHtml(
  { x, y, w, h }: Box,
  { style, tip, name }: { style: string; tip: string; name: string },
): string {
  const place = `left:${percent(x)};top:${percent(y)};width:${percent(w)};height:${percent(h)}`;
  return `<i style="${place};${style}" title="${escapeHtml(tip)}"><span>${escapeHtml(name)}</span></i>`;
}

function outlines(nodes: readonly GraphNode[]): string {
  return OUTLINES.map(([kind, colour]) =>
    nodes
      .filter((node) => node.kind === kind)
      .map((node) => {
        const tip = [node.id, kind, node.role, node.tag, node.text].filter(Boolean).join(' · ');
        return boxHtml(node, { style: `border-color:${colour}`, tip, name: '' });
      })
      .join(''),
  ).join('');
}

const STYLE = `body{font:13px sans-serif;margin:12px}.page{position:relative;width:fit-content;margin-bottom:16px;outline:1px solid #999}
img{display:block}i{position:absolute;box-sizing:border-box;border:1px solid;font:700 7px sans-serif;color:#7c2d12;white-space:nowrap}
span{position:absolute;left:0;bottom:calc(100% - 3px)}i.v{background:${VALUE}55;border-color:${VALUE}}b{margin-right:12px}`;

/** The page of one document: pictures, outlines and values. */
function overlayHtml(
  title: string,
  pictures: readonly Buffer[],
  found: { nodes: readonly GraphNode[]; values: readonly NamedValue[] },
): string {
  const legend = [...OUTLINES, ['value', VALUE] as const]
    .map(([kind, colour]) => `<b style="color:${colour}">${kind}</b>`)
    .join('');
  const pages = pictures.map((picture, index) => {
    const here = (box: Box): boolean => box.page === index + 1;
    const values = found.values
      .filter(here)
      .map((value) => boxHtml(value, { style: '', ...value }).replace('<i ', '<i class="v" '))
      .join('');
    const image = `<img src="data:image/png;base64,${picture.toString('base64')}">`;
    return `<div class="page">${image}${outlines(found.nodes.filter(here))}${values}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h3>${escapeHtml(title)}</h3><p>${legend}</p>${pages.join('')}`;
}

async function picturesOf(file: string): Promise<Buffer[]> {
  const pdf = await openPdf(readFileSync(file), DEFAULT_LIMITS);
  try {
    return Array.from({ length: pdf.pageCount }, (_, index) => pngOf(pdf.renderPage(index, PICTURE)));
  } finally {
    pdf.close();
  }
}

/** Writes one document's overlay and returns where it is, or why there is none. */
async function overlay(file: string, extractor: ExtractorProcess, folder: string): Promise<string> {
  const { schemas, checks } = readBuiltInSchemas(
    new URL('../../server/src/database/catalogue.json', import.meta.url),
  );
  const fileName = path.basename(file);
  const graphPath = path.join(folder, 'graph.json');
  const job = { filePath: path.resolve(file), fileName, documentType: null, schemas, checks, graphPath };
  const outcome = await extractor.extract(job, {});
  if (!outcome.ok) return `${fileName}: ${outcome.failure.stage}: ${outcome.failure.detail}`;
  const { nodes } = documentGraph.parse(JSON.parse(readFileSync(graphPath, 'utf8')));
  const { result } = outcome;
  const schema = schemas.find(({ documentType }) => documentType === result.documentType);
  const values = bestValues(result, schema);
  const target = path.join(OUT, `${fileName.replace(/\.pdf$/iu, '')}.html`);
  const title = `${fileName} – ${result.documentType ?? 'no type'}`;
  writeFileSync(target, overlayHtml(title, await picturesOf(file), { nodes, values }));
  return path.relative(ROOT, target);
}

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error('Name the PDF files to look at.');
  mkdirSync(OUT, { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'assay-overlays-'));
  const extractor = createExtractorProcess({});
  try {
    for (const file of files) process.stdout.write(`${await overlay(file, extractor, folder)}\n`);
  } finally {
    await extractor.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
