import type { Phrase } from '../../../graph/lines.ts';
import type { Word } from '../../../contract/page.ts';
import { readNumber } from '../../../values/numbers.ts';
import type { Evidence } from '../evidence.ts';
import type { Chosen, Finding, SignalReader } from './finding.ts';

/** Evidence that the title of a value's column was understood. */
const KNOWN_COLUMN = ['periodMatch', 'rightScope'] as const;

/** An amount of so many times less than another one on its line may be that of one unit. */
const PER_UNIT = 100;

/** The line that each value of a partner stands on, by the value's first word. */
function linesOf({ pages, singles }: Finding): Map<Word | undefined, readonly Phrase[]> {
  const wanted = new Set(singles.filter(isOfPartner).map(({ proposal }) => proposal.words[0]));
  const lines = new Map<Word | undefined, readonly Phrase[]>();
  for (const line of pages.flatMap(({ rows }) => rows))
    for (const { words } of line) for (const word of words) if (wanted.has(word)) lines.set(word, line);
  return lines;
}

function isOfPartner({ wanted }: Chosen): boolean {
  return wanted.metric.type === 'CURRENCY' && wanted.metric.associatedEntityType === 'limited_partner';
}

/**
 * Whether a partner's amount was taken out of several columns without knowing which is which: of the fund and of the
 * partner, of this call and of all, of this period and of the one before.
 */
export function columns(finding: Finding): SignalReader {
  const lines = linesOf(finding);
  return (chosen, row): Evidence => {
    const line = lines.get(chosen.proposal.words[0]);
    if (row !== null || line === undefined || !isOfPartner(chosen)) return {};
    const numbers = line.flatMap(({ text }) => readNumber(text, finding.context.decimalStyle)?.value ?? []);
    const { features } = chosen.proposal;
    if (numbers.length < 2 || KNOWN_COLUMN.some((name) => (features[name] ?? 0) > 0)) return {};
    const own = Math.abs(Number(readNumber(chosen.proposal.text, finding.context.decimalStyle)?.value ?? 0));
    const largest = Math.max(...numbers.map((value) => Math.abs(Number(value))));
    return {
      columnGuessed: 1,
      unnamedColumn: features.periodUnknown ?? 0,
      columnPerUnit: own > 0 && largest > PER_UNIT * own ? 1 : 0,
    };
  };
}
