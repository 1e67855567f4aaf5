import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { MetricDataType } from '@assay/shared/domain';

import type { PipelineMetric } from '../../contract/job.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { TextPiece } from '../../testing/page-of.ts';
import { line, pageOf } from '../../testing/page-of.ts';
import { readContext } from '../../facts/document-context.ts';
import { termsOf } from '../../vocabulary/metric-terms.ts';
import { findRows } from './repeating-rows.ts';

function metricOf(
  fin: string,
  displayName: string,
  type: MetricDataType,
  options?: string[],
): PipelineMetric {
  return {
    fin,
    displayName,
    description: '',
    type,
    timePeriod: null,
    associatedEntityType: null,
    filterGroup: '',
    isRequired: false,
    validators: options === undefined ? [] : [{ type: 'options', options }],
  };
}

const INVESTMENTS = [
  metricOf('investment_name', 'Investment', 'ENTITY_LINK'),
  metricOf('investment_date', 'Investment Date', 'DATE'),
  metricOf('investment_status', 'Status', 'STRING', ['Realised', 'Partially realised', 'Unrealised']),
  metricOf('investment_cost', 'Invested Capital', 'CURRENCY'),
  metricOf('investment_realised', 'Realised Proceeds', 'CURRENCY'),
  metricOf('investment_fair_value', 'Unrealised Value', 'CURRENCY'),
  metricOf('investment_moic', 'Gross Multiple', 'NUMERIC'),
  metricOf('investment_irr', 'Gross IRR (Investment)', 'PERCENTAGE'),
];

/** The rows that are found on pages, each as `metric=value` in the order of the metrics. */
function rowsOf(pages: readonly PageGraph[], metrics = INVESTMENTS): string[] {
  const wanted = metrics.map((metric) => ({ metric, terms: termsOf(metric) }));
  return findRows(Array.from(pages), wanted, readContext(Array.from(pages))).map((row) =>
    metrics
      .flatMap(({ fin }) => {
        const cell = row.find((one) => one.wanted.metric.fin === fin);
        return cell === undefined ? [] : [`${fin.replace('investment_', '')}=${cell.proposal.value}`];
      })
      .join(' '),
  );
}

const page = (...pieces: TextPiece[][]): PageGraph => pageOf(pieces.flat());

describe('rows of a repeating group', () => {
  it('reads titles of one line that stand in the middle beside titles of two lines', () => {
    const found = rowsOf([
      page(
        line(100, [300, 'Fair value'], [380, 'Fair value']),
        line(105.2, [60, 'Company'], [200, 'Invested'], [460, 'Multiple']),
        line(110, [300, '31.12.2023'], [380, '30.06.2024']),
        line(130, [60, 'Unrealised']),
        line(150, [60, 'Ash Foods Ltd'], [205, '5,540'], [310, '14,177'], [390, '14,923'], [465, '2.69']),
        line(170, [60, 'Birch Optics'], [205, '7,644'], [310, '20,073'], [390, '20,483'], [465, '2.68']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods Ltd status=Unrealised cost=5540 fair_value=14923 moic=2.69',
      'name=Birch Optics status=Unrealised cost=7644 fair_value=20483 moic=2.68',
    ]);
  });

  it('keeps a heading apart from a name with the raised mark of a note, and maturities apart from the days of purchase', () => {
    const found = rowsOf([
      page(
        line(88, [300, 'Maturity'], [380, 'Invested'], [460, 'Fair']),
        line(100, [60, 'Company'], [200, 'Investment'], [300, 'date'], [380, 'capital'], [460, 'value']),
        line(120, [60, 'Commercial services']),
        line(
          140,
          [60, 'Baraboo Group, LLC'],
          [200, 'Term loan'],
          [300, '06/2029'],
          [390, '18,152'],
          [465, '18,308'],
        ),
        [{ x: 152, y: 135, text: '(1)', size: 7 }],
        line(
          160,
          [60, 'Decorah Dairy, Inc.'],
          [200, 'Term loan'],
          [300, '03/2030'],
          [390, '20,664'],
          [465, '20,895'],
        ),
        line(
          180,
          [60, 'Kickapoo Freight LP'],
          [200, 'Term loan'],
          [300, '11/2028'],
          [390, '14,081'],
          [465, '14,179'],
        ),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Baraboo Group, LLC cost=18152 fair_value=18308',
      'name=Decorah Dairy, Inc. cost=20664 fair_value=20895',
      'name=Kickapoo Freight LP cost=14081 fair_value=14179',
    ]);
  });

  it('takes the sum of a company that several instruments are held of, with or without a word for it', () => {
    const found = rowsOf([
      page(
        line(100, [60, 'Company'], [200, 'Investment'], [380, 'Invested capital'], [500, 'Unrealised value']),
        line(120, [60, 'Baraboo Group, LLC'], [200, 'Term loan'], [390, '18,152'], [510, '18,308']),
        line(140, [60, 'Kickapoo Freight LP'], [200, 'Term loan'], [390, '14,081'], [510, '14,179']),
        line(154, [200, 'Common equity'], [400, '750'], [510, '1,120']),
        line(168, [200, 'Total'], [390, '14,831'], [510, '15,299']),
        line(188, [60, 'Viroqua Services Inc.'], [200, 'Term loan'], [390, '16,540'], [510, '16,632']),
        line(202, [200, 'Preferred equity'], [395, '2,200'], [510, '2,418']),
        line(216, [390, '18,740'], [510, '19,050']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Baraboo Group, LLC cost=18152 fair_value=18308',
      'name=Kickapoo Freight LP cost=14831 fair_value=15299',
      'name=Viroqua Services Inc. cost=18740 fair_value=19050',
    ]);
  });

  it('reads columns in any order, with the names in the middle and units in the titles', () => {
    const found = rowsOf([
      page(
        line(
          100,
          [60, 'Gross IRR (%)'],
          [160, 'Portfolio company'],
          [300, 'Entry'],
          [370, 'Cost (£m)'],
          [460, 'Fair value (£m)'],
        ),
        line(120, [70, '12.5'], [160, 'Ash Foods Ltd'], [300, '03/2019'], [380, '14.0'], [480, '21.0']),
        line(140, [70, '(3.1)'], [160, 'Birch Optics'], [300, 'Mar-18'], [380, '9.5'], [480, '7.2']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods Ltd date=2019-03-01 cost=14000000 fair_value=21000000 irr=12.5',
      'name=Birch Optics date=2018-03-01 cost=9500000 fair_value=7200000 irr=-3.1',
    ]);
  });

  const head = line(
    100,
    [60, 'Company'],
    [220, 'Cost'],
    [290, 'Proceeds'],
    [370, 'Fair value'],
    [460, 'MOIC'],
  );

  it('reads a status whose space was lost', () => {
    const found = rowsOf([
      page(
        line(100, [60, 'Company'], [200, 'Status'], [350, 'Cost'], [420, 'Fair value'], [500, 'MOIC']),
        line(
          120,
          [60, 'Ash Foods Ltd'],
          [200, 'Partiallyrealised'],
          [350, '14.0'],
          [420, '21.0'],
          [500, '1.6x'],
        ),
        line(140, [60, 'Birch Optics'], [200, 'Unrealised'], [350, '9.0'], [420, '11.0'], [500, '1.5x']),
      ),
    ]);
    assert.match(found[0] ?? '', /status=Partially realised/u);
  });

  const statuses = (found: readonly string[]): (string | undefined)[] =>
    found.map((row) => /status=(\D+?) \w+=/u.exec(row)?.[1]);

  it('reads a status that a cell tells in several wordings, each of them one', () => {
    const found = rowsOf([
      page(
        line(100, [60, 'Company'], [200, 'Status'], [350, 'Cost'], [420, 'Fair value'], [500, 'MOIC']),
        line(
          120,
          [60, 'Ash Foods Ltd'],
          [200, 'Sold (fully realised)'],
          [350, '14.0'],
          [420, '-'],
          [500, '1.6x'],
        ),
        line(140, [60, 'Birch Optics'], [200, 'Unrealised'], [350, '9.0'], [420, '11.0'], [500, '1.5x']),
      ),
    ]);
    assert.deepEqual(statuses(found), ['Realised', 'Unrealised']);
  });

  it('reads headings with a day and a unit under a row and across columns', () => {
    const found = rowsOf([
      page(
        head,
        line(120, [60, 'Realised at 30 June 2025']),
        line(140, [60, 'Ash Foods Ltd'], [220, '14.0'], [290, '1.5'], [370, '21.0'], [460, '1.6x']),
        line(160, [60, 'Birch Optics'], [220, '9.0'], [290, '12.5'], [370, '-'], [460, '1.5x']),
        line(174, [60, 'Unrealised at 30 June 2025']),
        line(190, [60, 'Cedar Data'], [220, '9.0'], [290, '12.5'], [370, '-'], [460, '1.5x']),
        line(210, [60, 'Realised investments,'], [220, 'EUR million']),
        line(230, [60, 'Dale Vets'], [220, '9.0'], [290, '12.5'], [370, '-'], [460, '1.5x']),
      ),
    ]);
    assert.deepEqual(statuses(found), ['Realised', 'Realised', 'Unrealised', 'Realised']);
  });

  it('reads titles whose second line has days only', () => {
    const found = rowsOf([
      page(
        line(94, [60, 'Company'], [220, 'Cost'], [290, 'Fair value'], [370, 'Fair value'], [460, 'MOIC']),
        line(106, [200, '(£k)'], [290, '31/12/2024'], [370, '30/06/2025']),
        line(140, [60, 'Ash Foods Ltd'], [220, '14.0'], [290, '20.0'], [370, '21.0'], [460, '1.6x']),
        line(160, [60, 'Birch Optics'], [220, '9.0'], [290, '12.0'], [370, '11.0'], [460, '1.5x']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods Ltd cost=14000 fair_value=21000 moic=1.6',
      'name=Birch Optics cost=9000 fair_value=11000 moic=1.5',
    ]);
  });

  it('takes the status from headings over the rows and leaves sums and averages out', () => {
    const found = rowsOf([
      page(
        head,
        line(120, [60, 'Current portfolio']),
        line(140, [60, 'Ash Foods Ltd'], [220, '14.0'], [290, '1.5'], [370, '21.0'], [460, '1.6x']),
        line(160, [60, 'Birch Optics'], [220, '9.0'], [290, '2.5'], [370, '11.0'], [460, '1.5x']),
        line(180, [60, 'Total current portfolio'], [220, '23.0'], [290, '4.0'], [370, '32.0'], [460, '1.6x']),
        line(200, [60, 'Fully exited']),
        line(220, [60, 'Cedar Data'], [220, '5.0'], [290, '12.5'], [370, '-'], [460, '2.5x']),
        line(240, [60, 'Average'], [220, '9.3'], [290, '5.5'], [370, '16.0'], [460, '1.9x']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods Ltd status=Unrealised cost=14.0 realised=1.5 fair_value=21.0 moic=1.6',
      'name=Birch Optics status=Unrealised cost=9.0 realised=2.5 fair_value=11.0 moic=1.5',
      'name=Cedar Data status=Realised cost=5.0 realised=12.5 fair_value= moic=2.5',
    ]);
  });

  it('takes the status from headings beside which a panel of other figures goes on', () => {
    const row = (y: number, ...texts: string[]): TextPiece[] =>
      line(y, ...texts.map((text, at) => [[30, 120, 180, 320, 380, 440, 500][at] ?? 0, text] as const));
    const found = rowsOf([
      page(
        row(100, 'Manager', 'Holm LLP', 'Asset', 'Invested', 'Proceeds', 'Fair value', 'Multiple'),
        row(118, 'Vintage', '2015', 'Current assets – unrealised'),
        row(136, 'Commitments', '525.0', 'Ash Foods Ltd', '14.0', '1.5', '21.0', '1.6x'),
        row(154, 'Drawn', '486.2', 'Birch Optics', '9.0', '2.5', '11.0', '1.5x'),
        row(172, 'Cash yield', '5.6%', 'Exited assets – fully realised'),
        row(190, 'Debt', '11.8', 'Cedar Data', '5.0', '12.5', '-', '2.5x'),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods Ltd status=Unrealised cost=14.0 realised=1.5 fair_value=21.0 moic=1.6',
      'name=Birch Optics status=Unrealised cost=9.0 realised=2.5 fair_value=11.0 moic=1.5',
      'name=Cedar Data status=Realised cost=5.0 realised=12.5 fair_value= moic=2.5',
    ]);
  });

  it('takes the next heading for the status where it was read together with the sum above it', () => {
    const found = rowsOf([
      page(
        head,
        line(120, [60, 'Unrealised']),
        line(140, [60, 'Ash Foods Ltd'], [220, '14.0'], [290, '1.5'], [370, '21.0'], [460, '1.6x']),
        line(160, [60, 'Birch Optics'], [220, '9.0'], [290, '2.5'], [370, '11.0'], [460, '1.5x']),
        line(180, [60, 'Total unrealised'], [220, '23.0'], [290, '4.0'], [370, '32.0'], [460, '1.6x']),
        line(190.5, [60, 'Realised']),
        line(214, [60, 'Cedar Data'], [220, '5.0'], [290, '12.5'], [370, '-'], [460, '2.5x']),
      ),
    ]);
    assert.deepEqual(
      found.at(-1),
      'name=Cedar Data status=Realised cost=5.0 realised=12.5 fair_value= moic=2.5',
    );
  });

  it('reads titles of one and of two lines above a first section', () => {
    const found = rowsOf([
      page(
        line(94, [300, 'Zeitwert'], [380, 'Zeitwert']),
        line(100, [60, 'Gesellschaft'], [220, 'Investiert'], [460, 'Multiple']),
        line(106, [300, '31.12.2023'], [380, '30.06.2024']),
        line(126, [60, 'Nicht realisierte Beteiligungen']),
        line(146, [60, 'Ahorn GmbH'], [220, '5.540'], [300, '14.177'], [380, '14.923'], [460, '2,69']),
        line(166, [60, 'Buche AG'], [220, '7.644'], [300, '20.073'], [380, '20.483'], [460, '2,68']),
        line(186, [60, 'Realisierte Beteiligungen']),
        line(206, [60, 'Zeder SE'], [220, '9.541'], [300, '–'], [380, '–'], [460, '2,70']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ahorn GmbH status=Unrealised cost=5540 fair_value=14923 moic=2.69',
      'name=Buche AG status=Unrealised cost=7644 fair_value=20483 moic=2.68',
      'name=Zeder SE status=Realised cost=9541 fair_value= moic=2.70',
    ]);
  });

  it('reads letters for a status by the legend below the table', () => {
    const found = rowsOf([
      page(
        line(100, [60, 'Company'], [200, 'St.'], [250, 'Cost'], [330, 'Fair value'], [420, 'MOIC']),
        line(120, [60, 'Ash Foods Ltd'], [200, 'U'], [250, '14.0'], [330, '21.0'], [420, '1.5x']),
        line(140, [60, 'Birch Optics'], [200, 'R'], [250, '9.0'], [330, '0.0'], [420, '1.4x']),
        line(200, [60, 'U = unrealised, R = realised']),
      ),
    ]);
    assert.deepEqual(
      found.map((row) => /status=\S+/u.exec(row)?.[0]),
      ['status=Unrealised', 'status=Realised'],
    );
  });

  it('reads a legend whose note itself has a mark', () => {
    const found = rowsOf([
      page(
        line(100, [60, 'Company'], [200, 'St.'], [250, 'Cost'], [330, 'Fair value'], [420, 'MOIC']),
        line(120, [60, 'Ash Foods Ltd'], [200, 'A'], [250, '14.0'], [330, '21.0'], [420, '1.5x']),
        line(140, [60, 'Birch Optics'], [200, 'X'], [250, '9.0'], [330, '0.0'], [420, '1.4x']),
        line(200, [60, '* A = active; X = exited']),
      ),
    ]);
    assert.deepEqual(statuses(found), ['Unrealised', 'Realised']);
  });

  describe('entries of two lines', () => {
    const titles = line(100, [60, 'First bought'], [200, 'Cost'], [280, 'Fair value'], [370, 'MOIC']);
    const values = (y: number): TextPiece[] =>
      line(y, [60, '14/03/2019'], [200, '14.0'], [280, '21.0'], [370, '1.5x']);

    it('finds the names and what stands beside them above the values', () => {
      const found = rowsOf([
        page(
          titles,
          line(120, [60, 'Ash Foods and Beverages Holdings Ltd'], [370, 'sold']),
          values(134),
          line(160, [60, 'Birch – Optics'], [370, 'held']),
          values(174),
          line(200, [60, 'Total'], [200, '28.0'], [280, '42.0'], [370, '1.5x']),
        ),
      ]);
      assert.deepEqual(found, [
        'name=Ash Foods and Beverages Holdings Ltd date=2019-03-14 status=Realised cost=14.0 fair_value=21.0 moic=1.5',
        'name=Birch – Optics date=2019-03-14 status=Unrealised cost=14.0 fair_value=21.0 moic=1.5',
      ]);
    });

    it('ends the names where a separator stands in each of them', () => {
      const found = rowsOf([
        page(
          titles,
          line(120, [60, 'Ash Foods – agriculture']),
          values(134),
          line(160, [60, 'Birch Optics – consumer goods']),
          values(174),
        ),
      ]);
      assert.deepEqual(
        found.map((row) => /name=([^=]*) \w+=/u.exec(row)?.[1]),
        ['Ash Foods', 'Birch Optics'],
      );
    });
  });

  it('makes one row of an investment that a summary and a detail table list', () => {
    const found = rowsOf([
      page(
        line(100, [60, 'Company'], [250, 'Cost'], [350, 'Fair value']),
        line(120, [60, 'Ash Foods Ltd'], [250, '14.0'], [350, '21.0']),
        line(140, [60, 'Birch Optics'], [250, '9.0'], [350, '11.0']),
        line(300, [60, 'Company'], [200, 'Proceeds'], [300, 'MOIC'], [400, 'Gross IRR']),
        line(320, [60, 'Ash Foods Ltd'], [200, '1.5'], [300, '1.6x'], [400, '14.0%']),
        line(340, [60, 'Birch Optics'], [200, '2.5'], [300, '1.5x'], [400, '11.0%']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods Ltd cost=14.0 realised=1.5 fair_value=21.0 moic=1.6 irr=14.0',
      'name=Birch Optics cost=9.0 realised=2.5 fair_value=11.0 moic=1.5 irr=11.0',
    ]);
  });

  it('reads a short list of holdings when the document has no fuller one', () => {
    const found = rowsOf([
      page(
        line(100, [60, 'Portfolio company'], [250, 'Cost'], [350, 'Fair value']),
        line(120, [60, 'Ash Foods Ltd'], [250, '14.0'], [350, '21.0']),
        line(140, [60, 'Birch Optics'], [250, '9.0'], [350, '11.0']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods Ltd cost=14.0 fair_value=21.0',
      'name=Birch Optics cost=9.0 fair_value=11.0',
    ]);
  });

  it('parts two schedules that stand side by side, each with the status of its heading', () => {
    const found = rowsOf([
      page(
        line(80, [60, 'Realised investments'], [320, 'Unrealised investments']),
        line(
          100,
          [60, 'Company'],
          [160, 'Cost'],
          [200, 'Proceeds'],
          [260, 'MOIC'],
          [320, 'Company'],
          [420, 'Cost'],
          [460, 'Fair value'],
          [530, 'MOIC'],
        ),
        line(
          120,
          [60, 'Ash Foods'],
          [160, '14.0'],
          [210, '21.0'],
          [260, '1.5x'],
          [320, 'Cedar Data'],
          [420, '5.0'],
          [470, '6.0'],
          [530, '1.2x'],
        ),
        line(
          140,
          [60, 'Birch Optics'],
          [160, '10.0'],
          [210, '11.0'],
          [260, '1.1x'],
          [320, 'Dale Vets'],
          [420, '7.0'],
          [470, '7.7'],
          [530, '1.1x'],
        ),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods status=Realised cost=14.0 realised=21.0 moic=1.5',
      'name=Birch Optics status=Realised cost=10.0 realised=11.0 moic=1.1',
      'name=Cedar Data status=Unrealised cost=5.0 fair_value=6.0 moic=1.2',
      'name=Dale Vets status=Unrealised cost=7.0 fair_value=7.7 moic=1.1',
    ]);
  });

  it('reads a schedule whose investments stand side by side', () => {
    const found = rowsOf([
      page(
        line(100, [200, 'Ash Foods'], [300, 'Birch Optics']),
        line(120, [60, 'Invested capital'], [200, '14.0'], [300, '9.0']),
        line(140, [60, 'Realised proceeds'], [200, '1.5'], [300, '2.5']),
        line(160, [60, 'Unrealised value'], [200, '21.0'], [300, '11.0']),
        line(180, [60, 'Gross multiple'], [200, '1.6x'], [300, '1.5x']),
      ),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods cost=14.0 realised=1.5 fair_value=21.0 moic=1.6',
      'name=Birch Optics cost=9.0 realised=2.5 fair_value=11.0 moic=1.5',
    ]);
  });

  it('reads one block an investment: its name as heading, its figures below', () => {
    const card = (y: number, name: string, cost: string, moic: string): TextPiece[] => [
      { x: 60, y, text: name, size: 13 },
      ...line(y + 20, [60, 'Invested capital:'], [200, cost]),
      ...line(y + 36, [60, 'Fair value:'], [200, '21.5']),
      ...line(y + 52, [60, 'Gross MOIC:'], [200, moic]),
    ];
    const found = rowsOf([
      page(card(100, 'Ash Foods Ltd', '14.0', '1.5x'), card(240, 'Birch Optics', '9.0', '2.4x')),
    ]);
    assert.deepEqual(found, [
      'name=Ash Foods Ltd cost=14.0 fair_value=21.5 moic=1.5',
      'name=Birch Optics cost=9.0 fair_value=21.5 moic=2.4',
    ]);
  });

  it('makes no rows of fund figures, performance by vintage and fees', () => {
    const found = rowsOf([
      page(
        line(100, [60, 'Vintage'], [160, 'Invested'], [260, 'Realised'], [360, 'Gross IRR']),
        line(120, [60, '2016'], [160, '12.0'], [260, '18.0'], [360, '21.0%']),
        line(140, [60, '2017'], [160, '22.0'], [260, '8.0'], [360, '17.5%']),
        line(300, [60, 'Region'], [160, 'Cost'], [260, 'Fair value']),
        line(320, [60, 'Nordics'], [160, '30.5'], [260, '41.0']),
        line(340, [60, 'Benelux'], [160, '22.5'], [260, '24.0']),
      ),
    ]);
    assert.deepEqual(found, []);
  });

  it('reads any repeating group of a schema, such as the capital activity of an account', () => {
    const activity = [
      metricOf('activity_date', 'Activity Date', 'DATE'),
      metricOf('activity_type', 'Activity Type', 'STRING'),
      metricOf('activity_amount', 'Activity Amount', 'CURRENCY'),
    ];
    const found = rowsOf(
      [
        page(
          line(100, [60, 'Activity date'], [200, 'Activity type'], [380, 'Activity amount']),
          line(120, [60, '14/01/2024'], [200, 'Drawdown'], [380, '1,250,000.00']),
          line(140, [60, '20/03/2024'], [200, 'Equalisation interest'], [380, '(12,500.00)']),
          line(160, [60, '28/06/2024'], [200, 'Drawdown'], [380, '750,000.00']),
        ),
      ],
      activity,
    );
    assert.deepEqual(found, [
      'activity_date=2024-01-14 activity_type=Drawdown activity_amount=1250000.00',
      'activity_date=2024-03-20 activity_type=Equalisation interest activity_amount=-12500.00',
      'activity_date=2024-06-28 activity_type=Drawdown activity_amount=750000.00',
    ]);
  });
});
