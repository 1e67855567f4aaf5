import fc from 'fast-check';
import { findCellUpdates, findTableChanges, type CellUpdate } from './table-changes.ts';
import { toTableSave } from './table-save.ts';
import { createTableRow, findTableCurrency, type TableCell, type TableRow } from './table.ts';

const VERSION = '2026-11-20T10:00:00.000Z';
const COLUMNS = [
  { fin: 'investment_name', dataType: 'ENTITY_LINK', metricId: 'name' },
  { fin: 'legal_name', dataType: 'ENTITY_NAME', metricId: 'legal' },
  { fin: 'cost', dataType: 'CURRENCY', metricId: 'cost' },
  { fin: 'shares', dataType: 'NUMERIC', metricId: 'shares' },
] as const;

const newRow = (changes: Partial<Parameters<typeof createTableRow>[0]> = {}) =>
  createTableRow({
    id: 'new',
    rowIndex: 2,
    groupIdentifier: 'investments',
    columns: COLUMNS,
    currency: 'EUR',
    typedValue: 'Halcyon Ltd',
    ...changes,
  });

const place = { page: 3, x: 0.1, y: 0.2, w: 0.3, h: 0.01, text: '1,250', nodeId: null };

function aCell(changes: Partial<TableCell> = {}): TableCell {
  return {
    metricId: 'cost',
    id: 'stored',
    value: '1250',
    currency: 'EUR',
    akas: [],
    confidence: 0.9,
    place,
    entityLinkId: null,
    isVerified: false,
    lastModified: VERSION,
    lastModifiedBy: 'System',
    ...changes,
  };
}

/** A cell after an update; a new value ends the verification of the old one. */
const updateCell = (cell: TableCell, update: CellUpdate): TableCell => ({ ...cell, ...contentOf(update) });

function contentOf(update: CellUpdate): Partial<TableCell> {
  switch (update.kind) {
    case 'VALUE':
      return { value: update.value, isVerified: false };
    case 'CONFIDENCE':
      return { confidence: update.confidence };
    case 'CURRENCY_VALUE':
      return { currency: update.currency };
    case 'ENTITY_LINK':
      return { entityLinkId: update.entityLinkId };
    case 'LOCATION':
      return { place: update.place };
    case 'AKA_VALUE':
      return { akas: update.akas };
    case 'VERIFY':
      return { isVerified: update.isVerified };
  }
}

const aRow = (cells: Readonly<Record<string, TableCell>>, changes: Partial<TableRow> = {}): TableRow => ({
  id: 'row',
  rowIndex: 0,
  groupIdentifier: 'investments',
  cells,
  ...changes,
});

describe('a new row', () => {
  it('has the typed value in its first cell, and names without akas', () => {
    const { cells } = newRow();
    expect(Object.values(cells).map(({ value }) => value)).toEqual(['Halcyon Ltd', '', '', '']);
    expect(cells.legal_name?.akas).toEqual([]);
  });

  it('has amounts in the currency of the table, in USD where it is AUTO, as a change of the program', () => {
    expect(newRow().cells.cost).toMatchObject({ currency: 'EUR', lastModifiedBy: 'System' });
    expect(newRow({ currency: 'AUTO' }).cells.cost).toMatchObject({ currency: 'USD', isSystemChange: true });
    expect(newRow({ currency: 'AUTO' }).cells.shares?.currency).toBeNull();
  });

  it('is created with its index, its group, the temporary id and its metrics', () => {
    expect(toTableSave(findTableChanges([], [newRow()])).created).toEqual([
      {
        rowIndex: 2,
        groupIdentifier: 'investments',
        tempRowId: 999_999,
        id: 'new',
        metrics: [
          {
            fin: 'investment_name',
            metricId: 'name',
            datapoints: [
              { value: 'Halcyon Ltd', effectors: { currency: null, akas: [] }, isVerified: false },
            ],
          },
          { fin: 'legal_name', metricId: 'legal', datapoints: [] },
          {
            fin: 'cost',
            metricId: 'cost',
            datapoints: [
              {
                value: '',
                effectors: { currency: 'EUR', akas: [] },
                isVerified: false,
                isSystemChange: true,
              },
            ],
          },
          { fin: 'shares', metricId: 'shares', datapoints: [] },
        ],
      },
    ]);
  });
});

describe('the currency of a table', () => {
  it.each([
    { amounts: ['EUR', 'EUR'], document: 'GBP', expected: 'EUR' },
    { amounts: ['EUR', 'CHF'], document: 'GBP', expected: 'GBP' },
    { amounts: [], document: 'GBP', expected: 'GBP' },
    { amounts: [null, 'AUTO'], document: null, expected: 'AUTO' },
  ])('of $amounts in a document in $document is $expected', ({ amounts, document, expected }) => {
    const cells = amounts.map((currency) => ({ value: '1', currency }));
    expect(findTableCurrency([...cells, { value: '', currency: 'SEK' }], document)).toBe(expected);
  });
});

describe('changes of stored rows', () => {
  it.each<{ update: CellUpdate; sent: object }>([
    { update: { kind: 'VALUE', value: '1300' }, sent: { value: '1300' } },
    { update: { kind: 'CONFIDENCE', confidence: 0.5 }, sent: { confidence: 0.5 } },
    {
      update: { kind: 'CURRENCY_VALUE', currency: 'CHF' },
      sent: { effectors: { currency: 'CHF', akas: [] } },
    },
    { update: { kind: 'ENTITY_LINK', entityLinkId: 'entity' }, sent: { entityLinkId: 'entity' } },
    {
      update: { kind: 'LOCATION', place: { ...place, page: 4 } },
      sent: { annotations: [{ ...place, page: 4 }] },
    },
    { update: { kind: 'LOCATION', place: null }, sent: { annotations: [] } },
    { update: { kind: 'AKA_VALUE', akas: ['HL'] }, sent: { effectors: { currency: 'EUR', akas: ['HL'] } } },
    { update: { kind: 'VERIFY', isVerified: true }, sent: { isVerified: true } },
  ])('$update.kind is sent with the datapoint and its version', ({ update, sent }) => {
    const after = aRow({ cost: updateCell(aCell(), update) });
    expect(toTableSave(findTableChanges([aRow({ cost: aCell() })], [after]))).toEqual({
      created: [],
      deleted: [],
      updated: [{ id: 'stored', metricId: 'cost', lastModified: VERSION, isSystemChange: false, ...sent }],
    });
  });

  it('a chosen alternative is sent by its own id, with its content', () => {
    const chosen = aCell({ id: 'alternative', value: '99', isVerified: false });
    const { updated } = toTableSave(findTableChanges([aRow({ cost: aCell() })], [aRow({ cost: chosen })]));
    expect(updated).toMatchObject([{ id: 'alternative', value: '99', lastModified: VERSION }]);
  });

  it('a deleted row is sent by index and group, with the last of its versions', () => {
    const later = '2026-11-21T10:00:00.000Z';
    const row = aRow({ cost: aCell({ lastModified: later }), shares: aCell() });
    expect(toTableSave(findTableChanges([row], [])).deleted).toEqual([
      { rowIndex: 0, groupIdentifier: 'investments', id: 'row', lastModified: later },
    ]);
  });

  it('a value for a cell that a stored row lacks is created in that row', () => {
    const after = aRow({ cost: aCell(), shares: aCell({ id: null, metricId: 'shares', value: '10' }) });
    const { created } = toTableSave(findTableChanges([aRow({ cost: aCell() })], [after]));
    expect(created).toMatchObject([{ rowIndex: 0, id: 'row', metrics: [{ fin: 'shares' }] }]);
    expect(created[0]).not.toHaveProperty('tempRowId');
  });
});

const updates: fc.Arbitrary<CellUpdate> = fc.oneof(
  fc.record({ kind: fc.constant('VALUE' as const), value: fc.integer().map(String) }),
  fc.record({ kind: fc.constant('CONFIDENCE' as const), confidence: fc.constantFrom(0, 0.5, 0.9, 1) }),
  fc.record({ kind: fc.constant('CURRENCY_VALUE' as const), currency: fc.constantFrom('EUR', 'USD', null) }),
  fc.record({ kind: fc.constant('ENTITY_LINK' as const), entityLinkId: fc.constantFrom('a', 'b', null) }),
  fc.record({
    kind: fc.constant('LOCATION' as const),
    place: fc.constantFrom(place, { ...place, x: 0.5 }, null),
  }),
  fc.record({ kind: fc.constant('AKA_VALUE' as const), akas: fc.subarray(['HL', 'Halcyon']) }),
  fc.record({ kind: fc.constant('VERIFY' as const), isVerified: fc.boolean() }),
);

describe('properties', () => {
  it('the updates found between two cells make the one into the other', () => {
    fc.assert(
      fc.property(fc.array(updates), fc.boolean(), (edits, isVerified) => {
        const before = aCell({ isVerified });
        const after = edits.reduce<TableCell>((cell, edit) => updateCell(cell, edit), before);
        const found = findCellUpdates(before, after);
        expect(found.reduce<TableCell>((cell, edit) => updateCell(cell, edit), before)).toEqual(after);
        expect(new Set(found.map(({ kind }) => kind)).size).toBe(found.length);
      }),
    );
  });

  it('any order of creating, updating and deleting rows is sent as its result', () => {
    const step = fc.record({ row: fc.nat(3), act: fc.constantFrom('C', 'U', 'D'), edit: updates });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const stored = [0, 1].map((at) =>
          aRow({ cost: aCell({ id: `d${at}` }) }, { id: String(at), rowIndex: at }),
        );
        let rows: readonly TableRow[] = stored;
        for (const { row, act, edit } of steps) {
          const id = String(row);
          const known = stored.find((one) => one.id === id) ?? newRow({ id, rowIndex: row });
          if (act === 'D') rows = rows.filter((one) => one.id !== id);
          else if (act === 'C' && !rows.some((one) => one.id === id)) rows = [...rows, known];
          else if (act === 'U')
            rows = rows.map((one) =>
              one.id === id && one.cells.cost
                ? { ...one, cells: { ...one.cells, cost: updateCell(one.cells.cost, edit) } }
                : one,
            );
        }
        const save = toTableSave(findTableChanges(stored, rows));
        const present = new Set(rows.map(({ id }) => id));
        expect(save.created.map(({ id }) => id).sort()).toEqual(['2', '3'].filter((id) => present.has(id)));
        expect(save.deleted.map(({ id }) => id).sort()).toEqual(['0', '1'].filter((id) => !present.has(id)));
        const updatedIds = save.updated.map(({ id }) => id);
        expect(new Set(updatedIds).size).toBe(updatedIds.length);
        expect(updatedIds.every((id) => present.has(id.slice(1)))).toBe(true);
      }),
    );
  });
});
