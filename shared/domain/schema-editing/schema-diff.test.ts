import { applyEdit, repeatEdits } from './apply-edit.ts';
import { toClientGroup } from './group-mapping.ts';
import { diffSchemas, isStricter, type SchemaChange } from './schema-diff.ts';
import type { SchemaEdit } from './schema-edit.ts';
import type { EditedSchema, SchemaMetric } from './schema-model.ts';

const aMetric = (fin: string, filterGroup = ''): SchemaMetric => ({
  fin,
  type: 'CURRENCY',
  displayName: fin.toUpperCase(),
  description: '',
  validators: [],
  filterGroup,
  isRequired: false,
  isPriority: false,
  isStatic: false,
  metricSources: ['DOCUMENT'],
  associatedEntityType: null,
  associatedRelationshipEntityTypes: null,
  timePeriod: { name: 'Year To Date' },
  calculation: false,
});

const group = (displayName: string, metrics: SchemaMetric[]) =>
  toClientGroup({ displayName, isRepeatingGroup: false, calculatedTotals: false, metrics });

const schema: EditedSchema = {
  name: 'Calls',
  description: '',
  isTemplate: false,
  groups: [
    group('Summary', [aMetric('date'), aMetric('fund')]),
    group('Call', [aMetric('amount'), aMetric('fees', 'Breakdown'), aMetric('tax', 'Breakdown')]),
  ],
};

const describeChange = (change: SchemaChange) =>
  'metric' in change ? `${change.kind} ${change.metric.fin}` : change.kind;
const changesOf = (...edits: SchemaEdit[]) =>
  diffSchemas(schema, repeatEdits(schema, edits).schema).map(describeChange);

describe('diffSchemas', () => {
  it.each<[string[], SchemaEdit[]]>([
    [[], []],
    [['nameChanged'], [{ kind: 'setName', name: 'Mine' }]],
    [['descriptionChanged'], [{ kind: 'setDescription', description: 'Mine' }]],
    [['groupRenamed'], [{ kind: 'updateGroup', group: 'Call', changes: { displayName: 'Notice' } }]],
    [['viewRenamed'], [{ kind: 'renameView', group: 'Call', view: 'Breakdown', name: 'Parts' }]],
    [['groupsReordered'], [{ kind: 'orderGroups', groups: ['Call', 'Summary'] }]],
    [['metricsReordered'], [{ kind: 'moveMetric', fin: 'fund', group: 'Summary', view: null, index: 0 }]],
    [['timePeriodChanged'], [{ kind: 'setTimePeriodFilter', group: 'Call', view: 'Breakdown', isOn: true }]],
    [
      ['repeatingChanged', 'totalsChanged'],
      [{ kind: 'updateGroup', group: 'Call', changes: { isRepeatingGroup: true, calculatedTotals: true } }],
    ],
    [['added new'], [{ kind: 'addMetrics', group: 'Call', view: null, metrics: [aMetric('new')] }]],
    [['removed fees'], [{ kind: 'removeMetric', fin: 'fees' }]],
    [['moved fees'], [{ kind: 'moveMetric', fin: 'fees', group: 'Call', view: null, index: 9 }]],
    [['renamed fund'], [{ kind: 'updateMetric', fin: 'fund', changes: { displayName: 'Vehicle' } }]],
    [['requiredChanged fund'], [{ kind: 'updateMetric', fin: 'fund', changes: { isRequired: true } }]],
    [['priorityChanged fund'], [{ kind: 'updateMetric', fin: 'fund', changes: { isPriority: true } }]],
    [
      ['sourcesChanged fund'],
      [{ kind: 'updateMetric', fin: 'fund', changes: { metricSources: ['CALCULATION'] } }],
    ],
    [
      ['groupRemoved', 'removed amount', 'removed fees', 'removed tax'],
      [{ kind: 'deleteGroup', group: 'Call' }],
    ],
    [
      ['groupAdded'],
      [{ kind: 'addGroup', displayName: 'More', isRepeatingGroup: false, calculatedTotals: false }],
    ],
    [
      ['groupRenamed', 'viewRenamed', 'requiredChanged tax'],
      [
        { kind: 'updateGroup', group: 'Call', changes: { displayName: 'Notice' } },
        { kind: 'renameView', group: 'Notice', view: 'Breakdown', name: 'Parts' },
        { kind: 'updateMetric', fin: 'tax', changes: { isRequired: true } },
      ],
    ],
  ])('finds %j', (changes, edits) => {
    expect(changesOf(...edits)).toEqual(changes);
  });

  it('finds validators that were changed at the metric, which make a schema stricter as being required does', () => {
    const [summary, call] = schema.groups;
    const validators = [{ type: 'INCLUDE' as const, regex: '^9' }];
    const changed = summary?.generalMetrics.map((one) => (one.fin === 'fund' ? { ...one, validators } : one));
    const after = { ...schema, groups: [{ ...summary, generalMetrics: changed }, call] } as EditedSchema;
    const changes = diffSchemas(schema, after);
    expect(changes.map(describeChange)).toEqual(['validatorsChanged fund']);
    expect(changes.every(isStricter)).toBe(true);
    const required = applyEdit(schema, { kind: 'updateMetric', fin: 'fund', changes: { isRequired: true } });
    expect(diffSchemas(schema, required).map(isStricter)).toEqual([true]);
    expect(diffSchemas(required, schema).map(isStricter)).toEqual([false]);
  });
});
