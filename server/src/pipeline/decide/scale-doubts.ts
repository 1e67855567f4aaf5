import type { DocumentDoubt } from '../contract/document-doubt.ts';
import { MAX_DOUBT_TEXT } from '../contract/document-doubt.ts';
import { displayBox } from '../graph/document-graph.ts';
import type { ScaleSource } from '../match/read-as.ts';
import { unionRect } from '../pdf/geometry.ts';
import type { Chosen } from './confidence/signals/finding.ts';

const textOf = ({ words }: ScaleSource): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MAX_DOUBT_TEXT);

/**
 * A doubt for everything that scaled amounts without heading them, with the metrics of these amounts: a note in the foot of
 * a page, a heading of another page or of another table, other amounts of a recognised document [AMB-135].
 */
export function scaleDoubts(chosen: readonly Chosen[]): DocumentDoubt[] {
  const scaled = chosen.flatMap(({ wanted, proposal: { scaledBy } }) =>
    scaledBy === undefined ? [] : [{ fin: wanted.metric.fin, scaledBy }],
  );
  const bySource = Map.groupBy(scaled, ({ scaledBy }) => `${scaledBy.page.page.number} ${textOf(scaledBy)}`);
  return [...bySource.values()].flatMap((ofSource): DocumentDoubt[] => {
    const [first] = ofSource;
    if (first === undefined) return [];
    const { page, words } = first.scaledBy;
    return [
      {
        kind: 'scale',
        severity: 'doubt',
        page: page.page.number,
        box: words.length === 0 ? null : displayBox(page, unionRect(words)),
        text: textOf(first.scaledBy),
        fins: [...new Set(ofSource.map(({ fin }) => fin))],
      },
    ];
  });
}
