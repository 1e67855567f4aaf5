import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { ALL_PERMISSIONS_MASK, EXPORT_LIMITS, STANDARD_LAYOUT } from '@assay/shared/domain';
import { addExtractedDocument, reviewOf } from '../../testing/extracted-document.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

let server: TestServer;
let admin: TestUser;
let reader: TestUser;
let id: string;
before(async () => {
  server = await startTestServer();
  admin = await server.signIn(ALL_PERMISSIONS_MASK);
  reader = await server.signIn(0);
  id = await addExtractedDocument(server, admin.clientId, 'Performance');
  await reviewOf(admin, id).verify('reporting_date');
});
after(() => server.close());

const LAYOUT = {
  ...STANDARD_LAYOUT,
  columns: [
    { field: 'fin', title: 'Key' },
    { field: 'value', title: 'Amount' },
  ],
  dateForm: 'iso',
  delimiter: 'semicolon',
};
const save = (profile: string, body: object, user = admin) =>
  user.call('PUT', `exports/profiles/${profile}`, { name: 'Ledger', layout: LAYOUT, basedOn: 0, ...body });
const codeOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors: { code: string; identifier?: string }[] };
}) => [status, body.errors[0]?.code, body.errors[0]?.identifier].filter((part) => part !== undefined);

describe('export profiles', () => {
  it('belong to the client, are saved by an administrator once, and keep their versions', async () => {
    const profile = randomUUID();
    const first = await save(profile, {});
    assert.deepEqual([first.status, first.body.version, first.body.savedBy], [200, 1, admin.name]);
    assert.equal((await save(profile, {})).body.version, 1);
    const renamed = { name: 'General ledger', basedOn: 1 };
    assert.equal((await save(profile, renamed)).body.version, 2);
    assert.equal((await save(profile, renamed)).body.version, 2);
    assert.deepEqual(codeOf(await save(profile, { name: 'Late', basedOn: 1 })), [
      409,
      'EXPORT_PROFILE_CHANGED',
    ]);
    assert.deepEqual(codeOf(await save(randomUUID(), { name: 'GENERAL ledger' })), [
      409,
      'RESOURCE_DUPLICATED',
      'name',
    ]);
    const { items } = (await reader.call('GET', 'exports/profiles')).body;
    assert.deepEqual(
      items.map(({ name, layout }: { name: string; layout: unknown }) => ({ name, layout })),
      [{ name: 'General ledger', layout: LAYOUT }],
    );
    const versions = (await reader.call('GET', `exports/profiles/${profile}/versions`)).body.items;
    assert.deepEqual(
      versions.map(({ version, name }: { version: number; name: string }) => [version, name]),
      [
        [2, 'General ledger'],
        [1, 'Ledger'],
      ],
    );
    assert.equal((await save(profile, { basedOn: 2 }, reader)).status, 403);
    const other = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: 'two' });
    assert.deepEqual((await other.call('GET', 'exports/profiles')).body.items, []);
    assert.equal((await other.call('GET', `exports/profiles/${profile}/versions`)).status, 404);
    assert.equal((await other.call('DELETE', `exports/profiles/${profile}`)).status, 404);
    assert.equal((await save(profile, { name: 'Stolen', basedOn: 0 }, other)).status, 409);
    assert.equal((await admin.call('DELETE', `exports/profiles/${profile}`)).status, 200);
    assert.deepEqual((await admin.call('GET', 'exports/profiles')).body.items, []);
  });

  it('a form that cannot be used is refused by its column', async () => {
    const refusal = async (columns: object[], rows = 'values') =>
      codeOf(await save(randomUUID(), { layout: { ...LAYOUT, rows, columns } }));
    const at = (index: string) => [400, 'INVALID_REQUEST', `layout.columns${index}`];
    assert.deepEqual(await refusal([]), at(''));
    const fin = { field: 'fin', title: 'Key' };
    assert.deepEqual(await refusal([fin, { field: 'value', title: ' key ' }]), at('.1'));
    assert.deepEqual(await refusal([fin], 'documents'), at('.0'));
    assert.deepEqual(await refusal([{ field: 'metricValue', title: 'Fund' }], 'documents'), at('.0'));
  });

  it('give CSV and Excel files their form, and the preview shows the rows of that file', async () => {
    const { body: profile } = await save(randomUUID(), {});
    const post = (path: string, body: object = {}) =>
      reader.call('POST', path, { documentRequests: [id], ...body });
    const { text } = await post(`documentrequest/export_many?content=json`);
    assert.equal((await post(`documentrequest/export_many?content=json&profile=${profile.id}`)).status, 400);
    const [value] = JSON.parse(text).metrics;
    const preview = async (includeUnverified: boolean) =>
      (await post('exports/preview', { layout: LAYOUT, includeUnverified })).body;
    assert.deepEqual((await preview(false)).rows, [
      [
        { text: 'reporting_date', isNumber: false },
        { text: value.value, isNumber: false },
      ],
    ]);
    const zip = await post(`export-many?format=zip&profile=${profile.id}`, { include_unverified: true });
    const files = unzipSync(Buffer.from(zip.text, 'base64'));
    const [name = ''] = Object.keys(files).filter((one) => one.startsWith('metrics'));
    const rows = parse(Buffer.from(files[name] ?? []), { bom: true, delimiter: ';' }) as string[][];
    assert.deepEqual(rows[0], ['Key', 'Amount']);
    const shown = await preview(true);
    assert.deepEqual(
      rows.slice(1),
      shown.rows.map((row: { text: string }[]) => row.map((cell) => cell.text)),
    );
    assert.ok(shown.metrics.some(({ fin }: { fin: string }) => fin === 'fund'));
    assert.equal((await post(`documentrequest/export_many?content=xlsx&profile=${profile.id}`)).status, 200);
    const gone = await post(`documentrequest/export_many?content=xlsx&profile=${randomUUID()}`);
    assert.deepEqual(codeOf(gone).slice(0, 2), [404, 'NOT_FOUND']);
  });

  it('the preview begins with the first value, however many documents without one were uploaded before', async () => {
    const earlier = { upload_date: new Date('2020-01-01T00:00:00Z') };
    const empty = await Promise.all(
      Array.from({ length: EXPORT_LIMITS.previewDocuments + 1 }, () =>
        server.addDocument(admin.clientId, earlier),
      ),
    );
    const documentRequests = [...empty, id];
    const preview = async (includeUnverified: boolean) =>
      (await reader.call('POST', 'exports/preview', { documentRequests, layout: LAYOUT, includeUnverified }))
        .body.rows;
    assert.equal((await preview(false)).length, 1);
    assert.ok((await preview(true)).length > 1);
  });
});
