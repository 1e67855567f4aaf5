import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { MAX_DOUBTED } from '../contract/candidate.ts';
import type { TextAt } from '../testing/build-pdf.ts';
import type { FoundOnPages } from '../testing/query-pages.ts';
import { lineAt, queryPages } from '../testing/query-pages.ts';

const NAMES = ['Hartwell Air Filtration', 'Prairie Star Hospice', 'Vellum Learning', 'Oxbow Seed Company'];

/** A schedule of four companies with the given fair values and rates. */
const schedule = (values: readonly string[], rates: readonly string[]): TextAt[] => [
  ...lineAt(50, [34, 'Lindgrove Partners V, L.P.']),
  ...lineAt(68, [34, 'Quarterly report as of September 30, 2024']),
  ...lineAt(130, [34, 'Schedule of investments']),
  ...lineAt(150, [38, 'Company'], [280, 'Fair value'], [400, 'Gross IRR']),
  ...NAMES.flatMap((name, at) =>
    lineAt(168 + 18 * at, [38, name], [280, values[at] ?? ''], [400, rates[at] ?? '']),
  ),
];
const VALUES = ['41,600,000', '66,612,000', '35,100,000', '28,450,000'];
const RATES = ['12.4%', '29.8%', '8.1%', '17.5%'];

const doubtedIn = (found: FoundOnPages, fin: string): string[] =>
  found.rowCandidates.flatMap(({ [fin]: cell }) =>
    cell !== undefined && cell.confidence <= MAX_DOUBTED ? [cell.text] : [],
  );
const read = (values: readonly string[], rates: readonly string[], source: 'ocr' | 'text' = 'ocr') =>
  queryPages([schedule(values, rates)], 'Performance', [], source);

describe('numbers of a recognised page that perhaps lost a sign', () => {
  it('doubts none that are written like the others', async () => {
    const found = await read(VALUES, RATES);
    assert.equal(found.rowCandidates.length, NAMES.length);
    assert.deepEqual(doubtedIn(found, 'investment_irr'), []);
    assert.deepEqual(doubtedIn(found, 'investment_fair_value'), []);
  });

  it('doubts a rate of three digits without a decimal, whatever the others are', async () => {
    const found = await read(VALUES, ['12%', '298%', '8%', '17%']);
    assert.deepEqual(doubtedIn(found, 'investment_irr'), ['298%']);
  });

  it('gives a rate of three digits the decimals that the others have, in doubt', async () => {
    const found = await read(VALUES, ['12.4%', '298%', '8.1%', '17.5%']);
    assert.deepEqual(
      found.rows.map(({ investment_irr: rate }) => rate),
      ['12.4', '29.8', '8.1', '17.5'],
    );
    assert.deepEqual(doubtedIn(found, 'investment_irr'), ['298%']);
  });

  it('doubts a rate without the decimals that the others have', async () => {
    assert.deepEqual(doubtedIn(await read(VALUES, ['12.4%', '96%', '8.1%', '17.5%']), 'investment_irr'), [
      '96%',
    ]);
    assert.deepEqual(doubtedIn(await read(VALUES, ['12%', '96%', '8.1%', '17.5%']), 'investment_irr'), []);
  });

  it('doubts an amount whose groups are not parted as those of the others', async () => {
    const found = await read(['41,600,000', '66612000', '35,100,000', '28,450,000'], RATES);
    assert.deepEqual(doubtedIn(found, 'investment_fair_value'), ['66612000']);
  });

  it('believes no amount with decimals among whole ones in groups: it lost a digit', async () => {
    const found = await read(['41,600', '66,61', '35,100', '28,450'], RATES);
    assert.deepEqual(
      found.rows.map(({ investment_fair_value: value }) => value?.split(' ')[0]),
      ['41600', undefined, '35100', '28450'],
    );
  });

  it('doubts no rate with four decimals', async () => {
    const found = await read(VALUES, ['12.4%', '1.8750%', '8.1%', '17.5%']);
    assert.deepEqual(doubtedIn(found, 'investment_irr'), []);
  });

  it('doubts nothing on a page of text', async () => {
    const found = await read(
      ['41,600,000', '66612000', '35,100,000', '28,450,000'],
      ['12.4%', '298%', '8.1%', '17.5%'],
      'text',
    );
    assert.deepEqual(doubtedIn(found, 'investment_irr'), []);
    assert.deepEqual(doubtedIn(found, 'investment_fair_value'), []);
  });
});
