import { toTable, type TableGroup, type TableSource } from './document-table.ts';

const GROUP: TableGroup = {
  id: 'holdings',
  identifier: 'investments',
  label: 'Holdings',
  isRepeatable: true,
  hasTotals: false,
  metricIds: [],
  rows: [
    { id: 'r1', rowIndex: 0, metricIds: ['n1', 'c1'] },
    { id: 'r2', rowIndex: 1, metricIds: ['n2', 'd2', 'c2'] },
  ],
};

const METRICS = [
  { id: 'n1', fin: 'name', label: 'Name', dataType: 'STRING' },
  { id: 'c1', fin: 'cost', label: 'Cost', dataType: 'CURRENCY' },
  { id: 'n2', fin: 'name', label: 'Name', dataType: 'STRING' },
  { id: 'd2', fin: 'date', label: 'Date', dataType: 'DATE' },
  { id: 'c2', fin: 'cost', label: 'Cost', dataType: 'CURRENCY' },
] as const;

const SOURCE: TableSource = {
  groups: [GROUP],
  metrics: new Map(METRICS.map((metric) => [metric.id, metric])),
  states: Object.fromEntries(
    METRICS.map(({ id }) => [id, { datapoints: [{ value: `of ${id}`, currency: null }], isVerified: false }]),
  ),
};

describe('toTable', () => {
  it('TAB-001 makes rows, metrics and columnHeaders of a repeating group', () => {
    const { columnHeaders, metrics, rows } = toTable(GROUP, SOURCE);
    expect(columnHeaders).toEqual([
      { index: 0, displayLabel: 'Name', dataType: 'STRING', fin: 'name' },
      { index: 1, displayLabel: 'Cost', dataType: 'CURRENCY', fin: 'cost' },
      { index: 2, displayLabel: 'Date', dataType: 'DATE', fin: 'date' },
    ]);
    expect(metrics.map(({ fin }) => fin)).toEqual(['name', 'cost', 'date']);
    expect(rows.map(({ groupIdentifier, rowIndex }) => [groupIdentifier, rowIndex])).toEqual([
      ['investments', 0],
      ['investments', 1],
    ]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.value ?? null))).toEqual([
      ['of n1', 'of c1', null],
      ['of n2', 'of c2', 'of d2'],
    ]);
  });
});
