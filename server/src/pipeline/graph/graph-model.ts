import { z } from 'zod';

const fraction = z.number().min(0).max(1);

/** What a node stands for. */
export const nodeKind = z.enum([
  'page',
  'block',
  'line',
  'word',
  'table',
  'row',
  'cell',
  'key-value',
  'footnote',
]);

/** What the layout stage says a node is. */
export const layoutTag = z.enum([
  'header',
  'footer',
  'page-number',
  'title',
  'letterhead',
  'heading',
  'text',
  'table-header',
  'table-body',
]);

/** What a row of a table is for. */
export const rowKind = z.enum(['header', 'section', 'data', 'subtotal', 'total']);

/** A relation of two nodes; see docs/document-graph.md. */
export const edgeKind = z.enum(['contains', 'follows', 'labels', 'heads', 'continues']);

/** One node. The box holds fractions 0-1 of the page as displayed, from its top left; `parent` is what contains it. */
export const graphNode = z.strictObject({
  id: z.string().regex(/^p\d+(?:[btwkf]\d+)?(?:[lr]\d+)?(?:c\d+)?$/u),
  kind: nodeKind,
  page: z.int().positive(),
  parent: z.string().nullable(),
  x: fraction,
  y: fraction,
  w: fraction,
  h: fraction,
  text: z.string().optional(),
  tag: layoutTag.optional(),
  /** Rows: what the row is for. */
  role: rowKind.optional(),
  /** Cells: first and last column and last row, from 0, where a cell covers more than one. */
  column: z.int().nonnegative().optional(),
  toColumn: z.int().nonnegative().optional(),
  toRow: z.int().nonnegative().optional(),
  /** Words of workbooks: where they stand, `Sheet1!B12`. */
  cell: z.string().optional(),
  /** Words of scanned pages: probability that the characters are right. */
  confidence: fraction.optional(),
});

/** A relation beside `parent`. It reads from left to right: `from` heads `to`. */
export const graphEdge = z.strictObject({ from: z.string(), to: z.string(), kind: edgeKind });

/** The exported document graph. */
export const documentGraph = z.strictObject({ nodes: z.array(graphNode), edges: z.array(graphEdge) });

export type NodeKind = z.infer<typeof nodeKind>;
export type LayoutTag = z.infer<typeof layoutTag>;
export type GraphNode = z.infer<typeof graphNode>;
export type GraphEdge = z.infer<typeof graphEdge>;
/** The document as nodes and relations; containment is each node's `parent`, nodes of a page come in reading order. */
export type DocumentGraph = z.infer<typeof documentGraph>;
