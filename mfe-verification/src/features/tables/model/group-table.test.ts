import { aDatapoint, aMetric, aPayload, aTable } from '../../../testing/verification-builders.ts';
import { parsePayload } from '../../../document/parse-payload.ts';
import { toTable } from './group-table.ts';

const metric = (fin: string, dataType: string, value: string) =>
  aMetric(fin, { dataType, datapoints: [aDatapoint({ value })] });

describe('toTable', () => {
  it('TAB-001 makes rows, metrics and columnHeaders of a repeating group', () => {
    const rowMetrics = [
      [metric('name', 'STRING', 'n1'), metric('cost', 'CURRENCY', '1')],
      [metric('name', 'STRING', 'n2'), metric('date', 'DATE', '2024-12-31'), metric('cost', 'CURRENCY', '2')],
    ];
    const grouping = [aTable(rowMetrics, { groupIdentifier: 'investments' })];
    const document = parsePayload(aPayload(rowMetrics.flat(), { grouping }), () => undefined);
    const [group] = document.groups;
    if (!group) throw new Error('The document has no group.');
    const { columnHeaders, metrics, rows } = toTable(group, document);
    expect(columnHeaders).toEqual([
      { index: 0, displayLabel: 'name', dataType: 'STRING', fin: 'name' },
      { index: 1, displayLabel: 'cost', dataType: 'CURRENCY', fin: 'cost' },
      { index: 2, displayLabel: 'date', dataType: 'DATE', fin: 'date' },
    ]);
    expect(metrics.map(({ fin }) => fin)).toEqual(['name', 'cost', 'date']);
    expect(rows.map(({ groupIdentifier, rowIndex }) => [groupIdentifier, rowIndex])).toEqual([
      ['investments', 0],
      ['investments', 1],
    ]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.value ?? null))).toEqual([
      ['n1', '1', null],
      ['n2', '2', '2024-12-31'],
    ]);
  });
});
