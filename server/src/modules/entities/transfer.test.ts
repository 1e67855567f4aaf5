import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { maskOf, normaliseEntityName } from '@assay/shared/domain';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestUser,
} from '../../testing/test-server.ts';
import { joinCell, readEntityFile, splitCell, writeEntityFile } from './entity-file.ts';
import { planImport, readRows } from './import-plan.ts';

const EDITOR = maskOf(['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS', 'CAN_DELETE_ENTITIES']);

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const newEditor = () => server.signIn(EDITOR, { clientId: `client-${randomUUID().slice(0, 8)}` });
const refusalOf = ({ status, body }: TestResponse) => [status, body.errors?.[0]?.code];
const csv = (text: string) => ({ format: 'csv', content: Buffer.from(text).toString('base64') });
const preview = (user: TestUser, file: object) => user.call('POST', 'entities/import/preview', file);
const run = (user: TestUser, file: object, plan: string) =>
  user.call('POST', 'entities/import', { ...file, plan });

async function create(
  user: TestUser,
  name: string,
  akas: string[] = [],
  clientIdentifier: string | null = null,
) {
  const { body } = await user.call('POST', 'entities/create', { name, clientIdentifier, fins: ['fund'] });
  if (akas.length > 0) await user.call('PUT', `entities/${body.id}/akas`, { akas });
  return body.id as string;
}

const all = async (user: TestUser) =>
  (await user.call('GET', 'inter-document-entity/overview?maxPageSize=100')).body.entities.map(
    (entity: { name: string; clientIdentifier: string | null; types: { fin: string }[]; akas: string[] }) => [
      entity.name,
      entity.clientIdentifier,
      entity.types.map(({ fin }) => fin).toSorted(),
      entity.akas,
    ],
  );

it('texts of a cell come back from it, whatever signs they have', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'ab ;,"\'=+') })
    .map((value) => value.trim())
    .filter((value) => value !== '');
  fc.assert(
    fc.property(fc.array(text), (texts) => assert.deepEqual(splitCell(joinCell(texts)), texts)),
    { seed: 20_261_122 },
  );
});

it('an export is imported again without a change, whatever signs, separators and quotes its texts have', async () => {
  const written = fc
    .string({ unit: fc.constantFrom(...'ab1. ;,\t\n"\'=+-@＝'), maxLength: 12 })
    .map((value) => value.trim());
  const filled = written.filter((value) => value !== '');
  const byName = { selector: normaliseEntityName };
  const entity = fc.record({
    name: filled,
    clientIdentifier: written.map((value) => value || null),
    types: fc.constant(['fund']),
    akas: fc.uniqueArray(filled, { ...byName, maxLength: 3 }),
  });
  const types = new Map([['fund', { fin: 'fund', displayName: 'Fund', validators: [] }]]);
  const entities = fc.uniqueArray(entity, {
    selector: ({ name }) => normaliseEntityName(name),
    minLength: 20,
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(entities, fc.constantFrom('csv', 'xlsx'), async (rows, format) => {
      const known = rows.map((row, index) => ({ ...row, id: String(index) }));
      const cells = await readEntityFile(await writeEntityFile(rows, format), format);
      const plan = await planImport(readRows(cells) ?? [], { known, types, keepsFormerNames: true });
      assert.deepEqual(
        plan
          .filter(({ kind }) => kind !== 'unchanged')
          .map(({ name, changes, problems }) => [name, changes, problems]),
        [],
      );
      assert.equal(plan.length, rows.length);
    }),
    { seed: 20_261_129, numRuns: 30 },
  );
});

it('AMB-097 the list and its export hold the entities without or with a repeated ID, and those without or with relationships', async () => {
  const user = await newEditor();
  const [parent, child] = [await create(user, 'Parent', [], 'P-1'), await create(user, 'Child', [], 'C-1')];
  await create(user, 'Alone');
  await create(user, 'Twice', [], 'T-1');
  const { kysely } = server.database;
  // Identifiers given before they had to differ.
  await kysely
    .insertInto('entities')
    .values({ client_id: user.clientId, name: 'Twice again', client_identifier: ' t-1', types: ['fund'] })
    .execute();
  await kysely
    .insertInto('entity_relationships')
    .values({
      client_id: user.clientId,
      parent_id: parent,
      parent_type: 'fund',
      child_id: child,
      child_type: 'fund',
    })
    .execute();
  const listed = async (query: string) => {
    const { body } = await user.call('GET', `inter-document-entity/overview?maxPageSize=20&${query}`);
    const { text } = await user.call('GET', `entities/export?format=csv&${query}`);
    const names = body.entities.map(({ name }: { name: string }) => name);
    assert.equal(body.totalEntityCount, names.length);
    assert.deepEqual(
      parse(text, { from: 2, bom: true }).map(([name]: string[]) => name),
      names,
    );
    return names;
  };
  assert.deepEqual(await listed('identifier=none'), ['Alone']);
  assert.deepEqual(await listed('identifier=repeated'), ['Twice', 'Twice again']);
  assert.deepEqual(await listed('identifier=repeated&identifier=none'), ['Alone', 'Twice', 'Twice again']);
  assert.deepEqual(await listed('relationships=some'), ['Child', 'Parent']);
  assert.deepEqual(await listed('relationships=none&identifier=repeated&name=again'), ['Twice again']);
  assert.deepEqual(await listed('relationships=some&identifier=repeated'), []);
});

describe('GET entities/export', () => {
  it('writes the filtered entities with name, ID, types and AKAs, and marks texts like formulas', async () => {
    const user = await newEditor();
    await create(user, '=HYPERLINK("x")', ['a;b', '+1'], 'C-1');
    await create(user, 'Zed');
    const { text, headers } = await user.call('GET', 'entities/export?format=csv');
    assert.match(String(headers['content-disposition']), /attachment; filename="entities-.*\.csv"/);
    assert.deepEqual(parse(text, { bom: true }), [
      ['name', 'ID', 'types', 'AKAs'],
      [`'=HYPERLINK("x")`, 'C-1', 'Fund', `a;b\n'+1`],
      ['Zed', '', 'Fund', ''],
    ]);
    const filtered = await user.call('GET', 'entities/export?format=csv&name=ze');
    assert.equal((parse(filtered.text, { bom: true }) as string[][]).length, 2);
  });

  for (const format of ['csv', 'xlsx'] as const) {
    it(`an export as ${format} is imported again without a change`, async () => {
      const user = await newEditor();
      await create(user, '=1+1 "Ümläut", Inc.', ['a;b', "O'Neil", '@x'], '007');
      await create(user, '🦊 קרן', [], '-5');
      const { bytes } = await user.call('GET', `entities/export?format=${format}`);
      const { status, body, text } = await preview(user, { format, content: bytes.toString('base64') });
      assert.equal(status, 200, text);
      assert.deepEqual(
        body.counts,
        { new: 0, changed: 0, unchanged: 2, broken: 0, renamed: 0 },
        JSON.stringify(body.rows),
      );
    });
  }
});

describe('POST entities/import', () => {
  it('shows what would change with both values, then does exactly that', async () => {
    const user = await newEditor();
    await create(user, 'Same', [], '1');
    await create(user, 'Changed', ['Old'], '2');
    await create(user, 'Before', [], '3');
    const file = csv(
      'AKAs;Name;ID;Types\n;Same;1;Fund\nNew;changed;22;fund;\n\n;After;3;Fund\nNF; Brand New;;vehicle\n'.replace(
        'fund;\n',
        'fund\n',
      ),
    );
    const { body } = await preview(user, file);
    assert.deepEqual(body.counts, { new: 1, changed: 2, unchanged: 1, broken: 0, renamed: 1 });
    assert.deepEqual(
      body.rows.map((row: { line: number; kind: string; changes: object[] }) => [
        row.line,
        row.kind,
        row.changes,
      ]),
      [
        [2, 'unchanged', []],
        [
          3,
          'changed',
          [
            { field: 'identifier', from: '2', to: '22' },
            { field: 'akas', from: 'Old', to: 'New' },
          ],
        ],
        [5, 'changed', [{ field: 'name', from: 'Before', to: 'After' }]],
        [
          6,
          'new',
          [
            { field: 'name', from: '', to: 'Brand New' },
            { field: 'types', from: '', to: 'Vehicle' },
            { field: 'akas', from: '', to: 'NF' },
          ],
        ],
      ],
    );
    const response = await run(user, file, body.plan);
    assert.deepEqual([response.status, response.body], [200, { created: 1, changed: 2 }]);
    assert.deepEqual(await all(user), [
      ['After', '3', ['fund'], []],
      ['Brand New', null, ['vehicle'], ['NF']],
      ['Changed', '22', ['fund'], ['New']],
      ['Same', '1', ['fund'], []],
    ]);
  });

  it('keeps the former name of an entity that a row renames by its ID as an AKA where that is asked for', async () => {
    const user = await newEditor();
    await create(user, 'Before', ['B'], '1');
    await create(user, 'Earlier', [], '2');
    await create(user, 'Same', [], '3');
    const rows = 'name;ID;AKAs\nAfter;1;B\nLater;2;E A R L I E R\nSAME;3;\n';
    const file = { ...csv(rows), keepFormerNames: true };
    const { body } = await preview(user, file);
    assert.deepEqual(
      body.rows.map(({ changes }: { changes: { field: string; to: string }[] }) =>
        changes.map(({ field, to }) => [field, to]),
      ),
      [
        [
          ['name', 'After'],
          ['akas', 'B; Before'],
        ],
        [
          ['name', 'Later'],
          ['akas', 'E A R L I E R'],
        ],
        [],
      ],
    );
    assert.equal(body.counts.renamed, 2);
    assert.deepEqual(refusalOf(await run(user, csv(rows), body.plan)), [409, 'IMPORT_OUTDATED']);
    assert.equal((await run(user, file, body.plan)).status, 200);
    assert.deepEqual(await all(user), [
      ['After', '1', ['fund'], ['B', 'Before']],
      ['Later', '2', ['fund'], ['E A R L I E R']],
      ['Same', '3', ['fund'], []],
    ]);
  });

  it('reports every broken and repeated row by its line, and imports nothing of the file', async () => {
    const user = await newEditor();
    await create(user, 'Owner', [], '9');
    await create(user, 'Named');
    const file = csv(
      [
        'name,ID,types,AKAs',
        'Good,,Fund,',
        ',1,Fund,',
        `${'x'.repeat(600)},,Fund,`,
        'G O O D,,Fund,',
        'Typeless,,,',
        'Strange,,Spaceship,',
        'Twice,,Fund,a; A',
        'Named,9,Fund,',
      ].join('\r\n'),
    );
    const { body } = await preview(user, file);
    assert.deepEqual(
      body.rows.map((row: { line: number; problems: { reason: string }[] }) => [
        row.line,
        row.problems.map(({ reason }) => reason),
      ]),
      [
        [2, []],
        [3, ['nameEmpty']],
        [4, ['nameTooLong']],
        [5, ['repeatedRow']],
        [6, ['noType']],
        [7, ['noType', 'unknownType']],
        [8, ['akaRepeated']],
        [9, ['identifierOfOther']],
      ],
    );
    assert.deepEqual(refusalOf(await run(user, file, body.plan)), [400, 'INVALID_REQUEST']);
    assert.equal((await all(user)).length, 2);
  });

  it('AMB-136 refuses the second row that gives an ID, compared without case, and takes an ID for that of its entity', async () => {
    const user = await newEditor();
    await create(user, 'Owner', [], 'Zg-9');
    const file = csv('name,ID,types\nOne,N-1,Fund\nTwo,n-1,Fund\nOwner,zg-9,Fund\n');
    const { body } = await preview(user, file);
    assert.deepEqual(
      body.rows.map((row: { kind: string; problems: object[] }) => [row.kind, row.problems]),
      [
        ['new', []],
        ['broken', [{ reason: 'identifierOfOther', about: 'n-1' }]],
        ['changed', []],
      ],
    );
  });

  it('AMB-096 names the entities that already have a name of the file', async () => {
    const user = await newEditor();
    await create(user, 'Nordlicht', ['NL']);
    const { body } = await preview(user, csv('name,types,AKAs\nOther,Fund,n l\n'));
    assert.deepEqual(body.rows[0].sharedNames, [{ name: 'n l', entityName: 'Nordlicht' }]);
  });

  it('a name that is an AKA of one entity means that entity, which keeps its name and the AKA', async () => {
    const user = await newEditor();
    await create(user, 'Nordlicht SCSp', ['NL', 'Old']);
    const file = csv('name,ID,types,AKAs\nn l,7,Fund,New\nNordlicht scsp,,Fund,\n');
    const { body } = await preview(user, file);
    assert.deepEqual(
      body.rows.map((row: { changes: object[]; problems: object[] }) => [row.changes, row.problems]),
      [
        [
          [
            { field: 'identifier', from: '', to: '7' },
            { field: 'akas', from: 'NL; Old', to: 'NL; New' },
          ],
          [],
        ],
        [[], [{ reason: 'repeatedRow', about: '2' }]],
      ],
    );
    const one = csv('name,ID\nn l,7\n');
    await run(user, one, (await preview(user, one)).body.plan);
    assert.deepEqual(await all(user), [['Nordlicht SCSp', '7', ['fund'], ['NL', 'Old']]]);
  });

  it('a name that is an AKA of several entities is refused with their names, unless the ID or the type decides', async () => {
    const user = await newEditor();
    await create(user, 'Alpha', ['Shared'], 'A-1');
    await create(user, 'Beta', ['shared'], 'B-1');
    const managed = { name: 'Gamma', fins: ['fund_manager'] };
    const { body: manager } = await user.call('POST', 'entities/create', managed);
    await user.call('PUT', `entities/${manager.id}/akas`, { akas: ['Shared'] });
    const planOf = async (text: string) => {
      const file = csv(text);
      const { body } = await preview(user, file);
      const { status } = await run(user, file, body.plan);
      return [body.rows[0].kind, body.rows[0].problems, status];
    };
    const several = [{ reason: 'severalEntities', about: 'Alpha, Beta' }];
    assert.deepEqual(await planOf('name,types\nShared,Fund\n'), ['broken', several, 400]);
    assert.deepEqual(await planOf('name,ID,types\nShared,b-1,Fund\n'), ['changed', [], 200]);
    assert.deepEqual(await planOf('name,types\nShared,Fund Manager\n'), ['unchanged', [], 200]);
    assert.deepEqual(await all(user), [
      ['Alpha', 'A-1', ['fund'], ['Shared']],
      ['Beta', 'b-1', ['fund'], ['shared']],
      ['Gamma', null, ['fund_manager'], ['Shared']],
    ]);
  });

  it('leaves what the file has no column for', async () => {
    const user = await newEditor();
    await create(user, 'Kept', ['K'], '1');
    const { body } = await preview(user, csv('name\nkept\n'));
    assert.equal(body.counts.unchanged, 1);
  });

  it('is refused when an entity was changed since the preview', async () => {
    const user = await newEditor();
    const id = await create(user, 'Fund', [], '1');
    const file = csv('name,ID,types\nFund,2,Fund\n');
    const { body } = await preview(user, file);
    await user.call('PATCH', `interdocumententity/${id}`, { clientIdentifier: '3' });
    assert.deepEqual(refusalOf(await run(user, file, body.plan)), [409, 'IMPORT_OUTDATED']);
    assert.equal((await all(user))[0][1], '3');
  });

  it('refuses files that are not what they say, and files without names', async () => {
    const user = await newEditor();
    const refused = [422, 'IMPORT_FILE_UNREADABLE'];
    assert.deepEqual(refusalOf(await preview(user, csv('title,ID\nFund,1\n'))), refused);
    assert.deepEqual(refusalOf(await preview(user, csv(''))), refused);
    assert.deepEqual(refusalOf(await preview(user, { ...csv('name\nFund\n'), format: 'xlsx' })), refused);
    const binary = Buffer.from([0xff, 0xfe, 0x00, 0x41]).toString('base64');
    assert.deepEqual(refusalOf(await preview(user, { format: 'csv', content: binary })), refused);
  });

  it('PERM-003 PERM-025 needs both permissions of the overview form', async () => {
    const user = await server.signIn(maskOf(['CAN_CREATE_UPDATE_ENTITIES']));
    assert.deepEqual(refusalOf(await preview(user, csv('name\nFund\n'))), [403, 'FORBIDDEN']);
  });
});
