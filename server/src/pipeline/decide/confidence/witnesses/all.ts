import type { Evidence } from '../../../contract/extraction.ts';
import { amounts } from './amounts.ts';
import { columns } from './columns.ts';
import { dates } from './dates.ts';
import { sums } from './sums.ts';
import { texts } from './texts.ts';
import { wholeDocument } from './whole-document.ts';
import type { Finding, Witness } from './witness.ts';

const WITNESSES = [wholeDocument, amounts, columns, dates, sums, texts];
/** What one doubt leaves of proofs: sums hold at every scale, and in every column. */
const WEAKENED: readonly (readonly [doubt: string, proofs: readonly string[]])[] = [
  ['tooSmall', ['checksHold', 'columnAddsUp', 'rowsAddUp', 'documentTies']],
  ['tooLarge', ['checksHold', 'columnAddsUp', 'rowsAddUp', 'documentTies']],
  ['columnGuessed', ['checksHold', 'documentTies']],
];

/** What the whole finding says of a value. */
export function witnessOf(finding: Finding): Witness {
  const witnesses = WITNESSES.map((one) => one(finding));
  return (chosen, row): Evidence => {
    const said: Evidence = Object.assign({}, ...witnesses.map((witness) => witness(chosen, row)));
    const weakened = WEAKENED.flatMap(([doubt, proofs]) => ((said[doubt] ?? 0) > 0 ? proofs : []));
    return { ...said, ...Object.fromEntries(weakened.map((name) => [name, 0])) };
  };
}
