import type { JudgedDocument, JudgedField } from './judged-set.ts';

/** Counts of a group of fields, and what is made of them; shares are 0 to 1. */
export interface Figures {
  documents: number;
  values: number;
  precision: number;
  recall: number;
  f1: number;
  /** Share of right values whose box covers their words; null where the truth has no boxes. */
  boxes: number | null;
}

const count = (fields: readonly JudgedField[], kind: JudgedField['kind']): number =>
  fields.filter((field) => field.kind === kind).length;

/** Figures of fields, however they were chosen. */
export function figuresOf(fields: readonly JudgedField[], documents: number, hasBoxes = true): Figures {
  const right = count(fields, 'right');
  const found = right + count(fields, 'wrong') + count(fields, 'extra');
  const printed = right + count(fields, 'wrong') + count(fields, 'missed');
  const covered = fields.filter(({ boxRight }) => boxRight).length;
  return {
    documents,
    values: printed,
    precision: right / (found || 1),
    recall: right / (printed || 1),
    f1: (2 * right) / (found + printed || 1),
    boxes: hasBoxes ? covered / (right || 1) : null,
  };
}

/** Figures of documents. */
export function figuresOfDocuments(documents: readonly JudgedDocument[]): Figures {
  const hasBoxes = documents.every(({ truth }) =>
    Object.values(truth.metrics).every(({ boxes }) => boxes !== undefined),
  );
  return figuresOf(
    documents.flatMap(({ fields }) => fields),
    documents.length,
    hasBoxes,
  );
}

/** Groups in the order in which their keys are first met. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The documents of the half of the layouts that are read worst, by the F1 of each. */
export function hardestHalf(documents: readonly JudgedDocument[]): JudgedDocument[] {
  const layouts = [...grouped(documents, ({ truth }) => truth.layout ?? truth.file).values()];
  const worstFirst = layouts
    .map((own) => ({ own, f1: figuresOfDocuments(own).f1 }))
    .sort((a, b) => a.f1 - b.f1);
  return worstFirst.slice(0, Math.ceil(worstFirst.length / 2)).flatMap(({ own }) => own);
}

/** A metric whose values are often not right. */
export interface WorstMetric {
  fin: string;
  figures: Figures;
  notRight: number;
  /** The causes, the commonest first. */
  causes: [cause: string, times: number][];
}

/** The metrics that cost most values. */
export function worstMetrics(documents: readonly JudgedDocument[], most: number): WorstMetric[] {
  const byFin = grouped(
    documents.flatMap(({ fields }) => fields),
    ({ fin }) => fin,
  );
  return [...byFin]
    .map(([fin, fields]) => {
      const wrong = fields.filter(({ cause }) => cause !== null);
      const causes = [...grouped(wrong, ({ cause }) => cause ?? '')]
        .map(([cause, list]): [string, number] => [cause, list.length])
        .sort((a, b) => b[1] - a[1]);
      return { fin, figures: figuresOf(fields, documents.length), notRight: wrong.length, causes };
    })
    .filter(({ notRight }) => notRight > 0)
    .sort((a, b) => b.notRight - a.notRight || a.fin.localeCompare(b.fin))
    .slice(0, most);
}
