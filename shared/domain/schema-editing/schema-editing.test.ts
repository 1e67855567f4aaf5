import * as fc from 'fast-check';
import { applyEdit, repeatEdits } from './apply-edit.ts';
import { toApiGroup, toClientGroup } from './group-mapping.ts';
import type { SchemaEdit } from './schema-edit.ts';
import { SchemaEditError } from './schema-edit-error.ts';
import {
  isSameName,
  metricsOfGroup,
  REPORTING_DATE_FIN,
  type ClientGroup,
  type EditedSchema,
  type SchemaMetric,
} from './schema-model.ts';
import { checkGroups } from './schema-rules.ts';

function aMetric(fin: string, changes: Partial<SchemaMetric> = {}): SchemaMetric {
  return {
    fin,
    type: 'CURRENCY',
    displayName: fin,
    description: '',
    validators: [],
    filterGroup: '',
    isRequired: false,
    isPriority: false,
    isStatic: false,
    metricSources: ['DOCUMENT'],
    associatedEntityType: null,
    associatedRelationshipEntityTypes: null,
    timePeriod: null,
    calculation: false,
    ...changes,
  };
}

const aGroup = (displayName: string, changes: Partial<ClientGroup> = {}): ClientGroup => ({
  displayName,
  isRepeatingGroup: false,
  calculatedTotals: false,
  generalMetrics: [],
  subGroups: [],
  ...changes,
});

const aSchema = (...groups: ClientGroup[]): EditedSchema => ({
  name: 'Calls',
  description: '',
  isTemplate: false,
  groups,
});

const metricsOfSchema = ({ groups }: EditedSchema) => groups.flatMap(metricsOfGroup);

const reportingDate = aMetric(REPORTING_DATE_FIN, { type: 'DATE' });
const QTD = { name: 'Quarter To Date' };

/** Few names, so that edits meet what other edits made; with spaces and cases that count as the same. */
const names = fc.constantFrom('A', 'a ', 'B', 'C', 'Long name', '', ' ', 'x//y');
const fins = fc.constantFrom(REPORTING_DATE_FIN, 'fund', 'fees', 'nav', 'irr');
const view = fc.option(names, { nil: null });
const index = fc.integer({ min: -1, max: 6 });
const flag = fc.boolean();

const anyEdit: fc.Arbitrary<SchemaEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('addGroup' as const),
    displayName: names,
    isRepeatingGroup: flag,
    calculatedTotals: flag,
  }),
  fc.record({
    kind: fc.constant('updateGroup' as const),
    group: names,
    changes: fc.record(
      { displayName: names, isRepeatingGroup: flag, calculatedTotals: flag },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('deleteGroup' as const), group: names }),
  fc.record({ kind: fc.constant('orderGroups' as const), groups: fc.array(names) }),
  fc.record({ kind: fc.constant('addView' as const), group: names, view: names }),
  fc.record({ kind: fc.constant('renameView' as const), group: names, view: names, name: names }),
  fc.record({ kind: fc.constant('deleteView' as const), group: names, view: names }),
  fc.record({ kind: fc.constant('orderViews' as const), group: names, views: fc.array(names) }),
  fc.record({ kind: fc.constant('setTimePeriodFilter' as const), group: names, view: names, isOn: flag }),
  fc.record({
    kind: fc.constant('addMetrics' as const),
    group: names,
    view,
    metrics: fc.array(
      fc.tuple(fins, flag).map(([fin, hasPeriod]) => aMetric(fin, { timePeriod: hasPeriod ? QTD : null })),
      { maxLength: 3 },
    ),
  }),
  fc.record({ kind: fc.constant('moveMetric' as const), fin: fins, group: names, view, index }),
  fc.record({
    kind: fc.constant('updateMetric' as const),
    fin: fins,
    changes: fc.record({ isRequired: flag, isPriority: flag }),
  }),
);

const start = aSchema(aGroup('Summary', { generalMetrics: [reportingDate] }), aGroup('A'));
const anySchema = fc.array(anyEdit, { maxLength: 40 }).map((edits) => repeatEdits(start, edits).schema);

const isUnique = (list: readonly string[]) =>
  list.every((one, at) => list.every((other, also) => at === also || !isSameName(one, other)));

describe('any sequence of edits', () => {
  it('SCH-024 SCH-026 SCH-028 keeps names and metrics unique, totals to repeating groups, and passes the check of a save', () => {
    fc.assert(
      fc.property(anySchema, ({ groups }) => {
        expect(isUnique(groups.map(({ displayName }) => displayName))).toBe(true);
        for (const { subGroups } of groups)
          expect(isUnique(subGroups.map(({ displayName }) => displayName))).toBe(true);
        const used = groups.flatMap(metricsOfGroup).map(({ fin }) => fin);
        expect(new Set(used).size).toBe(used.length);
        expect(groups.every((group) => group.isRepeatingGroup || !group.calculatedTotals)).toBe(true);
        expect(() => checkGroups(groups.map(toApiGroup))).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it('SCH-021 AMB-115 neither loses nor doubles the reporting date', () => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        const dates = metricsOfSchema(schema).filter(({ fin }) => fin === REPORTING_DATE_FIN);
        expect(dates).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  it('SCH-011 SCH-012 AMB-110 comes back from the API as it was, but for empty views and filters that no metric uses', () => {
    fc.assert(
      fc.property(anySchema, ({ groups }) => {
        for (const group of groups) {
          const kept = group.subGroups
            .filter(({ metrics }) => metrics.length > 0)
            .map((one) => ({
              ...one,
              enableTimePeriodFilter:
                one.enableTimePeriodFilter && one.metrics.some(({ timePeriod }) => timePeriod !== null),
            }));
          const again = toClientGroup(toApiGroup(group));
          const withoutPlace = (metrics: readonly SchemaMetric[]) => metrics.map(({ fin }) => fin);
          expect(withoutPlace(again.generalMetrics)).toEqual(withoutPlace(group.generalMetrics));
          expect(again.subGroups.map((one) => ({ ...one, metrics: withoutPlace(one.metrics) }))).toEqual(
            kept.map((one) => ({ ...one, metrics: withoutPlace(one.metrics) })),
          );
          expect(toApiGroup(again)).toEqual(toApiGroup(group));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the schema as it was, and what an edit does not touch the same objects', () => {
    fc.assert(
      fc.property(anySchema, anyEdit, (schema, edit) => {
        const before = JSON.stringify(schema);
        const { schema: after } = repeatEdits(schema, [edit]);
        expect(JSON.stringify(schema)).toBe(before);
        if (edit.kind !== 'updateMetric') return;
        const untouched = metricsOfSchema(schema).filter(({ fin }) => fin !== edit.fin);
        const stays = new Set(metricsOfSchema(after));
        expect(untouched.every((metric) => stays.has(metric))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

const refusal = (schema: EditedSchema, edit: SchemaEdit) => {
  try {
    applyEdit(schema, edit);
    return null;
  } catch (error) {
    return error instanceof SchemaEditError ? error.key : error;
  }
};

describe('edits', () => {
  const call = aSchema(
    aGroup('Summary', { generalMetrics: [reportingDate] }),
    aGroup('Call', {
      generalMetrics: [aMetric('amount')],
      subGroups: [
        {
          displayName: 'Fees',
          metrics: [aMetric('fee', { timePeriod: QTD })],
          enableTimePeriodFilter: false,
        },
        { displayName: 'Other', metrics: [aMetric('other')], enableTimePeriodFilter: false },
      ],
    }),
  );

  it.each<[string, SchemaEdit]>([
    ['schemas.groupNameTaken', { kind: 'updateGroup', group: 'Call', changes: { displayName: ' summary' } }],
    ['schemas.invalidRequest', { kind: 'updateGroup', group: 'Call', changes: { displayName: ' ' } }],
    ['schemas.invalidRequest', { kind: 'updateGroup', group: 'Call', changes: { calculatedTotals: true } }],
    ['schemas.groupNotFound', { kind: 'deleteGroup', group: 'Gone' }],
    ['schemas.viewNameTaken', { kind: 'renameView', group: 'Call', view: 'Fees', name: 'OTHER ' }],
    ['schemas.viewNameEmpty', { kind: 'addView', group: 'Call', view: ' ' }],
    ['schemas.viewNameSeparator', { kind: 'addView', group: 'Call', view: 'a//b' }],
    ['schemas.subGroupNotFound', { kind: 'deleteView', group: 'Call', view: 'Gone' }],
    [
      'schemas.metricUsedTwice',
      { kind: 'addMetrics', group: 'Summary', view: null, metrics: [aMetric('fee')] },
    ],
    [
      'schemas.metricUsedTwice',
      { kind: 'addMetrics', group: 'Summary', view: null, metrics: [aMetric('n'), aMetric('n')] },
    ],
    ['schemas.invalidRequest', { kind: 'addMetrics', group: 'Summary', view: null, metrics: [aMetric(' ')] }],
    ['schemas.invalidRequest', { kind: 'removeMetric', fin: 'gone' }],
  ])('%s refuses %j', (key, edit) => {
    expect(refusal(call, edit)).toBe(key);
  });

  it('a name may keep its own spelling, and views of other groups do not count', () => {
    const renamed = applyEdit(call, { kind: 'updateGroup', group: 'Call', changes: { displayName: 'CALL' } });
    expect(renamed.groups[1]?.displayName).toBe('CALL');
    expect(refusal(call, { kind: 'addView', group: 'Summary', view: 'Fees' })).toBeNull();
  });

  it('AMB-115 the last group stays; a reporting date moves to a group that stays and does not repeat', () => {
    const rows = aGroup('Rows', { isRepeatingGroup: true });
    const schema = aSchema(aGroup('Summary', { generalMetrics: [reportingDate] }), rows, aGroup('Call'));
    const after = applyEdit(schema, { kind: 'deleteGroup', group: 'Summary' });
    expect(after.groups.map(({ generalMetrics }) => generalMetrics)).toEqual([[], [reportingDate]]);
    const only = aSchema(aGroup('Summary'));
    expect(refusal(only, { kind: 'deleteGroup', group: 'Summary' })).toBe('schemas.invalidRequest');
  });

  it('SCH-007 a group that repeats no more loses its identifier', () => {
    const rows = aGroup('Rows', { isRepeatingGroup: true, groupIdentifier: 'rows' });
    const edit = { kind: 'updateGroup', group: 'Rows', changes: { isRepeatingGroup: false } } as const;
    expect(applyEdit(aSchema(rows), edit).groups[0]).not.toHaveProperty('groupIdentifier');
    expect(toApiGroup(aGroup('One', { groupIdentifier: 'one' }))).not.toHaveProperty('groupIdentifier');
  });

  it('AMB-110 the time-period filter writes the period of the metrics that have one', () => {
    const edit = { kind: 'setTimePeriodFilter', group: 'Call', view: 'Fees', isOn: true } as const;
    const [, group] = applyEdit(call, edit).groups;
    expect(group && toApiGroup(group).metrics.map(({ filterGroup }) => filterGroup)).toEqual([
      '',
      'Fees//Time Period//Quarter To Date',
      'Other',
    ]);
  });

  it('edits that a changed schema refuses are left out, and the others are made', () => {
    const { schema, applied, refused } = repeatEdits(call, [
      { kind: 'updateMetric', fin: 'gone', changes: { isRequired: true } },
      { kind: 'setName', name: 'Mine' },
    ]);
    expect([schema.name, applied.length, refused.length]).toEqual(['Mine', 1, 1]);
  });
});
