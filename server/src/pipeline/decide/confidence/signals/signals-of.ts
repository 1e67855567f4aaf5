import type { Evidence, EvidenceName } from '../evidence.ts';
import { amounts } from './amounts.ts';
import { columns } from './columns.ts';
import { dates } from './dates.ts';
import { sums } from './sums.ts';
import { texts } from './texts.ts';
import { wholeDocument } from './whole-document.ts';
import type { Finding, SignalReader } from './finding.ts';

const SIGNAL_SOURCES = [wholeDocument, amounts, columns, dates, sums, texts];
/** What one doubt leaves of proofs: sums hold at every scale, and in every column. */
const WEAKENED: readonly (readonly [doubt: EvidenceName, proofs: readonly EvidenceName[]])[] = [
  ['tooSmall', ['checksHold', 'columnAddsUp', 'rowsAddUp', 'documentTies']],
  ['tooLarge', ['checksHold', 'columnAddsUp', 'rowsAddUp', 'documentTies']],
  ['columnGuessed', ['checksHold', 'documentTies']],
  ['columnFails', ['columnAddsUp', 'rowsAddUp', 'documentTies']],
];

/** Signals of the whole finding for and against one value. */
export function signalsOf(finding: Finding): SignalReader {
  const readers = SIGNAL_SOURCES.map((one) => one(finding));
  return (chosen, row): Evidence => {
    const signals: Evidence = Object.assign({}, ...readers.map((read) => read(chosen, row)));
    const weakened = WEAKENED.flatMap(([doubt, proofs]) => ((signals[doubt] ?? 0) > 0 ? proofs : []));
    return { ...signals, ...Object.fromEntries(weakened.map((name) => [name, 0])) };
  };
}
