import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, PERMISSIONS, PROVIDER_USER_GROUP } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
});
after(() => server.close());

const aMetric = (fin: string, changes: object = {}) => ({
  fin,
  displayName: fin,
  description: `What ${fin} is`,
  filterGroup: '',
  isRequired: false,
  isPriority: false,
  metricSources: ['DOCUMENT'],
  ...changes,
});

const aGroup = (displayName: string, fins: readonly string[], changes: object = {}) => ({
  displayName,
  isRepeatingGroup: false,
  calculatedTotals: false,
  metrics: fins.map((fin) => aMetric(fin)),
  ...changes,
});

/** The metrics that a capital call requires. */
const REQUIRED = ['reporting_date', 'fund', 'limited_partner'];

const aSchema = (name: string, changes: object = {}) => ({
  name,
  description: `About ${name}`,
  isTemplate: false,
  isPublished: false,
  groups: [aGroup('Summary', REQUIRED)],
  ...changes,
});

async function create(name: string, changes: object = {}) {
  const { status, body, text } = await user.call('POST', 'schemas', aSchema(name, changes));
  assert.equal(status, 200, text);
  return body;
}

const read = async (id: string) => (await user.call('GET', `schemas/${id}`)).body;
const assignedTo = async (documentType: string, to = user) =>
  (await to.call('GET', 'schemas/metadata')).body.items.find(
    ({ versionedDocumentTypes: types }: { versionedDocumentTypes: { documentType: string }[] }) =>
      types.some((type) => type.documentType === documentType),
  )?.name;

describe('reading and creating schemas', () => {
  it('FLAG-003 the schema builder is open to the users of a client that never set its switch', async () => {
    const viewer = await server.signIn(0, { clientId: 'switch-unset' });
    assert.equal((await viewer.call('GET', 'settings')).body.switches.schemaBuilder, true);
    assert.equal((await viewer.call('GET', 'schemas/metadata')).status, 200);
    assert.equal((await viewer.call('GET', 'schemas/metric-identifiers/summaries')).status, 200);
  });

  it('API-067 SCH-005 SCH-006 SCH-010 answers a schema with its groups and what the metric identifiers say', async () => {
    const { items } = (await user.call('GET', 'schemas/metadata')).body;
    const listed = items.find(({ name }: { name: string }) => name === 'Performance');
    const schema = await read(listed.documentSchemaId);
    assert.deepEqual(
      [schema.name, schema.isTemplate, schema.isPublished, schema.isBuiltIn, schema.version],
      ['Performance', false, true, true, 1],
    );
    assert.deepEqual(schema.versionedDocumentTypes, [
      { documentType: 'Performance', documentSchemaId: listed.documentSchemaId },
    ]);
    const investments = schema.groups.find(
      ({ groupIdentifier }: { groupIdentifier?: string }) => groupIdentifier === 'investments',
    );
    assert.deepEqual(
      [investments.displayName, investments.isRepeatingGroup, investments.calculatedTotals],
      ['Schedule of Investments', true, true],
    );
    const reportingDate = schema.groups[0].metrics.find(
      ({ fin }: { fin: string }) => fin === 'reporting_date',
    );
    assert.deepEqual(
      [reportingDate.type, reportingDate.isStatic, reportingDate.timePeriod, reportingDate.calculation],
      ['DATE', true, null, false],
    );
    assert.deepEqual(Object.keys(reportingDate).toSorted(), [
      'associatedEntityType',
      'associatedRelationshipEntityTypes',
      'calculation',
      'description',
      'displayName',
      'filterGroup',
      'fin',
      'isPriority',
      'isRequired',
      'isStatic',
      'metricSources',
      'timePeriod',
      'type',
      'validators',
    ]);
  });

  it('API-069 AMB-109 creates a schema from the listed body and fills in the rest of each metric', async () => {
    const created = await create('From the listed body', {
      groups: [{ displayName: 'Summary', metrics: [aMetric('reporting_date', { isPriority: true })] }],
    });
    assert.deepEqual([created.isPublished, created.version, created.savedBy], [false, 1, user.name]);
    const [group] = (await read(created.documentSchemaId)).groups;
    assert.deepEqual([group.isRepeatingGroup, group.calculatedTotals], [false, false]);
    assert.deepEqual(
      [group.metrics[0].type, group.metrics[0].isPriority, group.metrics[0].description],
      ['DATE', true, 'What reporting_date is'],
    );
  });

  it('SCH-007 gives a repeating group an identifier and takes it from one that does not repeat', async () => {
    const groups = [
      aGroup('Summary', ['reporting_date'], { groupIdentifier: 'not_kept' }),
      aGroup('Fee Terms', ['fund'], { isRepeatingGroup: true }),
      aGroup('Fee  terms!', ['limited_partner'], { isRepeatingGroup: true, calculatedTotals: true }),
    ];
    const { groups: stored } = await create('Identifiers', { groups });
    assert.deepEqual(
      stored.map(({ groupIdentifier }: { groupIdentifier?: string }) => groupIdentifier),
      [undefined, 'fee_terms', 'fee_terms_2'],
    );
  });

  it('AMB-108 only the staff of the provider writes templates, and PERM-023 only who may publish creates a published schema', async () => {
    const template = await user.call('POST', 'schemas', aSchema('A template', { isTemplate: true }));
    assert.equal(template.status, 403);
    const staff = await server.signIn(ALL_PERMISSIONS_MASK, { userGroup: PROVIDER_USER_GROUP });
    const made = await staff.call('POST', 'schemas', aSchema('A template', { isTemplate: true }));
    assert.equal(made.status, 200, made.text);
    const templates = (await user.call('GET', 'schemas/metadata?isTemplate=true')).body.items;
    assert.equal(templates.length, 5);
    const id = made.body.documentSchemaId;
    assert.equal((await user.call('PATCH', `schemas/${id}`, aSchema('Mine'))).status, 403);
    assert.equal((await user.call('DELETE', `schemas/${id}`)).status, 403);
    assert.equal((await staff.call('POST', `schemas/${id}/publish`, {})).status, 400);
    const creator = await server.signIn(PERMISSIONS.CAN_CREATE_DOCUMENT_SCHEMAS.value);
    const published = aSchema('At once', { isPublished: true });
    assert.equal((await creator.call('POST', 'schemas', published)).status, 403);
    assert.equal((await user.call('POST', 'schemas', published)).body.isPublished, true);
  });

  it('SCH-033 refuses a name that another schema has, whatever its case', async () => {
    await create('Taken');
    const { status, body } = await user.call('POST', 'schemas', aSchema('tAKEN'));
    assert.equal(status, 409);
    assert.deepEqual([body.errors[0].code, body.errors[0].identifier], ['RESOURCE_DUPLICATED', 'name']);
    const other = await create('Another');
    const renamed = await user.call('PATCH', `schemas/${other.documentSchemaId}`, aSchema('Taken'));
    assert.equal(renamed.body.errors[0].code, 'RESOURCE_DUPLICATED');
  });

  it('SCH-024 SCH-025 SCH-026 SCH-028 SCH-029 checks every rule of the editor again', async () => {
    const refused: Readonly<Record<string, object[]>> = {
      'schemas.groupNameTaken': [aGroup('Summary', ['fund']), aGroup(' SUMMARY ', ['reporting_date'])],
      'schemas.metricUsedTwice': [aGroup('One', ['fund']), aGroup('Two', ['fund'])],
      'schemas.invalidRequest': [aGroup('Totals', ['fund'], { calculatedTotals: true })],
    };
    for (const [rule, groups] of Object.entries(refused)) {
      const { status, body } = await user.call('POST', 'schemas', aSchema(rule, { groups }));
      assert.deepEqual([status, body.details.rule], [400, rule]);
    }
    const shapes = [
      [],
      [aGroup('  ', ['fund'])],
      [aGroup('Views', [], { metrics: [aMetric('fund', { filterGroup: 'One//Two' })] })],
      [aGroup('Views', [], { metrics: [aMetric('fund', { filterGroup: '//Time Period//Year To Date' })] })],
      [aGroup('Unknown', ['no_such_metric'])],
    ];
    for (const groups of shapes)
      assert.equal((await user.call('POST', 'schemas', aSchema('Broken', { groups }))).status, 400);
  });
});

describe('saving, versions and publication', () => {
  it('API-070 AMB-111 each save is a version with who and when; one that changes nothing makes none', async () => {
    const { documentSchemaId: id, groups } = await create('Versions');
    const save = (body: object) => user.call('PATCH', `schemas/${id}`, body);
    const second = await save({ name: 'Versions 2', groups, version: 1 });
    assert.deepEqual([second.body.version, second.body.description], [2, 'About Versions']);
    const repeated = await save({ name: 'Versions 2', groups, version: 1 });
    assert.deepEqual([repeated.status, repeated.body.version], [200, 2]);
    await user.call('POST', `schemas/${id}/publish`, {});
    const third = await save({ name: 'Versions 2', groups: [...groups, aGroup('More', ['call_amount'])] });
    assert.deepEqual([third.status, third.body.version, third.body.isPublished], [200, 3, true], third.text);
    const { items, totalCount } = (await user.call('GET', `schemas/${id}/versions`)).body;
    assert.equal(totalCount, 3);
    assert.deepEqual(
      items.map(
        (one: { version: number; name: string; isPublished: boolean; groups: object[]; savedBy: string }) => [
          one.version,
          one.name,
          one.isPublished,
          one.groups.length,
          one.savedBy,
        ],
      ),
      [
        [3, 'Versions 2', true, 2, user.name],
        [2, 'Versions 2', true, 1, user.name],
        [1, 'Versions', false, 1, user.name],
      ],
    );
  });

  it('refuses a save that started from an older version, and says how the schema is now', async () => {
    const { documentSchemaId: id, groups } = await create('Two editors');
    const first = await user.call('PATCH', `schemas/${id}`, { name: 'By the first', groups, version: 1 });
    assert.equal(first.status, 200);
    const other = await server.signIn(ALL_PERMISSIONS_MASK);
    const second = await other.call('PATCH', `schemas/${id}`, { name: 'By the second', groups, version: 1 });
    assert.deepEqual(
      [second.status, second.body.errors[0].code, second.body.details.name, second.body.details.version],
      [409, 'SCHEMA_CHANGED', 'By the first', 2],
    );
    const withoutVersion = await other.call('PATCH', `schemas/${id}`, { name: 'By the second', groups });
    assert.equal(withoutVersion.body.version, 3);
  });

  it('AMB-109 a save that leaves out the settings of a group keeps them', async () => {
    const groups = [
      aGroup('Summary', ['reporting_date']),
      aGroup('Rows', ['fund'], { isRepeatingGroup: true, calculatedTotals: true }),
    ];
    const { documentSchemaId: id } = await create('Short body', { groups });
    const short = [
      { displayName: 'Summary', metrics: [aMetric('reporting_date')] },
      { displayName: 'Rows', metrics: [aMetric('fund', { isRequired: true })] },
    ];
    const { body } = await user.call('PATCH', `schemas/${id}`, { name: 'Short body', groups: short });
    const [, rows] = body.groups;
    assert.deepEqual(
      [rows.isRepeatingGroup, rows.calculatedTotals, rows.groupIdentifier, rows.metrics[0].isRequired],
      [true, true, 'rows', true],
    );
  });

  it('API-071 SCH-020 publishing sets isPublished, also when it is repeated', async () => {
    const { documentSchemaId: id } = await create('To publish');
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await user.call('POST', `schemas/${id}/publish`, {});
      assert.deepEqual([status, body.isPublished, body.version], [200, true, 1]);
    }
    assert.equal((await read(id)).isPublished, true);
  });
});

describe('a metric that a schema takes up while somebody deletes it', () => {
  it('AMB-101 is deleted or taken up, never both', async () => {
    const { documentSchemaId } = await create('Race');
    for (let round = 0; round < 8; round++) {
      const { body: metric } = await user.call('POST', 'schemas/metric-identifiers/create', {
        name: `Raced ${round}`,
        type: 'STRING',
      });
      const { fin } = metric;
      const { version } = await read(documentSchemaId);
      const [deleted, saved] = await Promise.all([
        user.call('POST', 'schemas/metric-identifiers/delete', { fin }),
        user.call('PATCH', `schemas/${documentSchemaId}`, {
          name: 'Race',
          groups: [aGroup('Summary', [...REQUIRED, fin])],
          version,
        }),
      ]);
      assert.deepEqual([deleted.status, saved.status].toSorted(), [200, deleted.status === 200 ? 400 : 409]);
      const { groups } = await read(documentSchemaId);
      const fins = groups[0].metrics.map((one: { fin: string }) => one.fin);
      assert.equal(fins.includes(fin), saved.status === 200);
    }
  });
});

describe('assigning and deleting schemas', () => {
  it('API-073 DT-004 DT-005 DT-006 AMB-111 assigns a published, compatible schema and names the missing metrics of others', async () => {
    const { documentSchemaId: id } = await create('For calls');
    const assign = (body: object) => user.call('POST', 'versioned-document-types', body);
    const early = await assign({ documentType: 'Capital Call', documentSchemaId: id });
    assert.deepEqual([early.status, early.body.errors[0].code], [409, 'SCHEMA_NOT_PUBLISHED']);
    await user.call('POST', `schemas/${id}/publish`, {});
    const unfit = await assign({ documentType: 'Performance', documentSchemaId: id });
    assert.deepEqual([unfit.status, unfit.body.details], [409, { missing: ['investment_name'] }]);
    assert.equal((await assign({ documentType: 'No such type', documentSchemaId: id })).status, 404);
    for (let time = 0; time < 2; time += 1)
      assert.equal((await assign({ documentType: 'Capital Call', documentSchemaId: id })).status, 200);
    assert.equal(await assignedTo('Capital Call'), 'For calls');
    const versions = await server.database.kysely
      .selectFrom('versioned_document_types')
      .select('version')
      .where('client_id', '=', user.clientId)
      .where('document_type_id', '=', 'Capital Call')
      .execute();
    assert.equal(versions.length, 2, 'an assignment that is repeated makes no version');
  });

  it('API-072 AMB-111 the types of a deleted schema fall back to the built-in one, not to an earlier assignment', async () => {
    const person = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'deleting' });
    const ids: string[] = [];
    for (const name of ['First', 'Second']) {
      const { body } = await person.call('POST', 'schemas', aSchema(name, { isPublished: true }));
      ids.push(body.documentSchemaId);
      await person.call('POST', 'versioned-document-types', {
        documentType: 'Capital Call',
        documentSchemaId: body.documentSchemaId,
      });
    }
    assert.equal(await assignedTo('Capital Call', person), 'Second');
    assert.equal((await person.call('DELETE', `schemas/${ids[1]}`)).status, 200);
    assert.equal(await assignedTo('Capital Call', person), 'Capital Call');
    assert.equal((await person.call('GET', `schemas/${ids[1]}`)).status, 404);
    assert.equal((await person.call('DELETE', `schemas/${ids[1]}`)).status, 404);
    const { items } = (await person.call('GET', 'schemas/metadata')).body;
    const builtIn = items.find(({ name }: { name: string }) => name === 'Capital Call');
    const refused = await person.call('DELETE', `schemas/${builtIn.documentSchemaId}`);
    assert.equal(refused.body.errors[0].code, 'SCHEMA_BUILT_IN');
    assert.equal(
      (await person.call('POST', 'schemas', aSchema('Second'))).status,
      200,
      'its name is free again',
    );
  });
});
