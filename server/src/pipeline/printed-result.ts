import type { PipelineSchema } from './contract/job.ts';
import type { ExtractionResult } from './contract/result.ts';
import type { Candidate } from './contract/candidate.ts';

/** A value as `npm run extract` prints it (architecture, section 2). */
type PrintedValue = Pick<
  Candidate,
  'value' | 'currency' | 'confidence' | 'page' | 'x' | 'y' | 'w' | 'h' | 'text'
>;

type PrintedField = PrintedValue & { alternatives: PrintedValue[] };

function printed({ value, currency, confidence, page, x, y, w, h, text }: Candidate): PrintedValue {
  return { value, currency, confidence, page, x, y, w, h, text };
}

function printedField(candidates: readonly Candidate[]): PrintedField | null {
  const [best, ...others] = candidates;
  return best === undefined || best.value === ''
    ? null
    : { ...printed(best), alternatives: others.map(printed) };
}

/** Fields by fin, each with its alternatives; metrics without a value are left out, also those printed as nil. */
export function printedFields(
  cells: readonly { fin: string; candidates: Candidate[] }[],
): Record<string, PrintedField> {
  return Object.fromEntries(
    cells.flatMap(({ fin, candidates }) => {
      const field = printedField(candidates);
      return field === null ? [] : [[fin, field]];
    }),
  );
}

/** Rows of the repeating groups, by the group's identifier. */
export function printedRows(
  result: ExtractionResult,
  schema: PipelineSchema | undefined,
): Record<string, Record<string, PrintedField>[]> {
  const rows: Record<string, Record<string, PrintedField>[]> = {};
  for (const { groupIndex, cells } of result.rows) {
    const group = schema?.groups[groupIndex];
    const name = group?.groupIdentifier ?? group?.displayName ?? String(groupIndex);
    (rows[name] ??= []).push(printedFields(cells));
  }
  return rows;
}

/** One document of a file as `npm run extract` prints it. */
export interface PrintedPart {
  /** The numbers of its pages in the file. */
  pages: number[];
  documentType: string;
  metrics: Record<string, PrintedField>;
  rows: Record<string, Record<string, PrintedField>[]>;
}

/** A result as one document of its file. @param pages its first and last page */
export function printedPart(
  result: ExtractionResult,
  { from, to }: { from: number; to: number },
  schemas: readonly PipelineSchema[],
): PrintedPart {
  const { documentType, metrics } = result;
  const schema = schemas.find((one) => one.documentType === documentType);
  return {
    pages: Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index),
    documentType,
    metrics: printedFields(metrics),
    rows: printedRows(result, schema),
  };
}
