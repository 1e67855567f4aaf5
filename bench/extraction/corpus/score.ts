import { calibrationError, untouchedShare } from '../calibration/reliability.ts';
import type { Figures } from '../report/figures.ts';
import { figuresOfDocuments } from '../report/figures.ts';
import type { DocumentSet, JudgedDocument } from '../report/judged-set.ts';
import { judgementsOf, judgeSet, kindOf } from '../report/judged-set.ts';

/** Kinds as the command names them. */
const KINDS = { born: 'born digital', scan: 'scanned' } as const;

export interface ScoreOptions {
  errors?: boolean | undefined;
  /** Only files whose name contains this. */
  only?: string | undefined;
  /** Only `born` or `scan`. */
  kind?: string | undefined;
}

const percent = (share: number | null): string =>
  (share === null ? '-' : (100 * share).toFixed(2)).padStart(7);

function printFigures(name: string, { documents, precision, recall, f1, boxes }: Figures): void {
  const shares = [precision, recall, f1, boxes].map(percent).join(' ');
  console.log(`${name.padEnd(34)} ${String(documents).padStart(4)} ${shares}`);
}

function printGroups(judged: readonly JudgedDocument[], keyOf: (one: JudgedDocument) => string): void {
  for (const [key, group] of [...Map.groupBy(judged, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1)))
    printFigures(key, figuresOfDocuments(group));
}

function printErrors(judged: readonly JudgedDocument[]): void {
  console.log('');
  for (const { truth, fields } of judged)
    for (const { kind, fin, wanted, got, confidence } of fields)
      if (kind !== 'right')
        console.log(`${truth.file}\t${fin}\twanted ${wanted}\tgot ${got}\t${confidence.toFixed(2)}`);
}

/** Judges a rendered set, prints its figures and returns its F1. Throws where a set that is not opened is to be looked into. */
export async function scoreSet(set: DocumentSet, { errors, only, kind }: ScoreOptions): Promise<number> {
  if (!set.isOpen && (errors === true || only !== undefined))
    throw new Error('Of a held-out set only totals are shown.');
  const wanted = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  const judged = await judgeSet(
    set,
    (truth) => !truth.file.includes(only ?? '') || (wanted !== undefined && kindOf(truth) !== wanted),
  );
  const all = figuresOfDocuments(judged);
  console.log(`${''.padEnd(34)} docs  precis.  recall      F1    box%`);
  printFigures('ALL', all);
  printGroups(judged, ({ truth }) => truth.documentType ?? 'none of the types');
  printGroups(judged, (one) => one.kind);
  printGroups(judged, ({ truth }) => `language ${truth.language}`);
  if (set.isOpen) printGroups(judged, ({ truth }) => `${truth.language} ${truth.layout}`);
  const judgements = judgementsOf(judged);
  console.log(
    `\ncalibration error (ECE, 10 bins) ${calibrationError(judgements).toFixed(4)}   ` +
      `acceptable untouched at 99.5 % precision ${(100 * untouchedShare(judgements)).toFixed(2)} % of ${judgements.length} values`,
  );
  const [named, none] = [(one: JudgedDocument) => one.typeRight, (one: JudgedDocument) => !one.hasResult].map(
    (is) => judged.filter(is).length,
  );
  console.log(`document type right ${named}/${judged.length}   without a result ${none}`);
  if (errors === true) printErrors(judged);
  return all.f1;
}
