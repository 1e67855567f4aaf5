import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { ALL_PERMISSIONS_MASK, type SwitchValues } from '@assay/shared/domain';
import { createEncryption } from '../../platform/encryption.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { runClientCommand, type ClientCommandOptions } from '../client-commands.ts';

/** What the installation of these tests turns on; everything else has its default. */
const SWITCHES: SwitchValues = { trialMode: true };

const UPLOAD_LIMIT_BYTES = 2_000_000;
const MODEL = { url: 'https://models.example/v1', key: 'key', name: 'reader-1' };

let server: TestServer;
before(async () => {
  server = await startTestServer({
    switches: SWITCHES,
    maxUploadBytes: UPLOAD_LIMIT_BYTES,
    generativeModel: MODEL,
  });
});
after(() => server.close());

/** A new client with one user. */
const newClient = () => server.signIn(ALL_PERMISSIONS_MASK, { clientId: `c${randomUUID().slice(0, 8)}` });

const operate = (...args: string[]) => operateWith({ generativeModel: MODEL }, ...args);

const operateWith = (options: Pick<ClientCommandOptions, 'generativeModel'>, ...args: string[]) =>
  runClientCommand(
    {
      ...options,
      kysely: server.database.kysely,
      installationSwitches: SWITCHES,
      webhookTargets: [],
      hasUserPool: false,
      webhookSeal: createEncryption(Buffer.alloc(32), 'test'),
    },
    args,
  );

const set = ({ clientId }: TestUser, ...assignments: string[]) => operate('set', clientId, ...assignments);

const settingsOf = async (user: TestUser) => (await user.call('GET', 'settings')).body;

describe('GET settings', () => {
  it('AMB-045 API-027 says how large a document may be', async () => {
    const { upload_limit_bytes: limit } = await settingsOf(await newClient());
    assert.equal(limit, UPLOAD_LIMIT_BYTES);
  });
});

describe('switches of a client', () => {
  it('FLAG-005 FLAG-006 FLAG-007 FLAG-008 FLAG-012 a new client has the defaults of the installation', async () => {
    const { switches } = await settingsOf(await newClient());
    assert.deepEqual(
      [switches.boxIntegration, switches.sftpIntegration, switches.webhookIntegration, switches.analytics],
      [true, false, false, true],
    );
  });

  it('FLAG-005 AMB-125 what the operator turns off is off, and on again once it is emptied', async () => {
    const user = await newClient();
    await set(user, 'switches.boxIntegration=false');
    assert.equal((await settingsOf(user)).switches.boxIntegration, false);
    await set(user, 'switches.boxIntegration=');
    assert.equal((await settingsOf(user)).switches.boxIntegration, true);
  });

  it('FLAG-006 FLAG-007 AMB-027 a client cannot turn on what the installation has off', async () => {
    const user = await newClient();
    assert.equal(
      await set(user, 'switches.sftpIntegration=true'),
      'Nothing changed.\nswitches.sftpIntegration=true    # off by environment or build: ASSAY_SWITCHES',
      'it is on for the client anyway',
    );
    assert.equal(await set(user, 'switches.boxIntegration=true'), 'Nothing changed.');
    assert.equal((await settingsOf(user)).switches.sftpIntegration, false);
    assert.match(
      await operate('show', user.clientId),
      /^switches\.sftpIntegration=true {4}# off by environment/m,
    );
  });
});

describe('the operator', () => {
  it('AMB-125 sets language, currency and the holding of doubtful results, and every change is recorded', async () => {
    const user = await newClient();
    await set(
      user,
      'default_language=en-US',
      'default_currency=chf',
      'holds_low_confidence=true',
      'name=A & B',
    );
    const { default_language: language, default_currency: currency, client } = await settingsOf(user);
    assert.deepEqual([language, currency, client.name], ['en-us', 'CHF', 'A & B']);
    const changes = await server.database.kysely
      .selectFrom('client_setting_audit')
      .select(['setting', 'from_value', 'to_value', 'user_name'])
      .where('client_id', '=', user.clientId)
      .orderBy('setting')
      .execute();
    assert.deepEqual(
      changes.map((change) => Object.values(change)),
      [
        ['default_currency', 'USD', 'CHF', 'Operator'],
        ['default_language', 'en-gb', 'en-us', 'Operator'],
        ['holds_low_confidence', 'false', 'true', 'Operator'],
        ['name', user.clientId, 'A & B', 'Operator'],
      ],
    );
  });

  const REFUSED: Readonly<Record<string, RegExp>> = {
    'default_currency=EURO': /^default_currency=EURO: default_currency is one of AUD, BRL/,
    'default_currency=AUTO': /is one of/,
    'default_language=de-de': /is one of en-gb, en-us/,
    'is_trial=yes': /is true or false/,
    'trial_start=0000-01-31': /is a date such as 2026-01-31, or nothing/,
    'trial_start=31.01.2026': /is a date such as 2026-01-31, or nothing/,
    'trial_days=0': /is a whole number from 1, or nothing/,
    'qa_sample_percent=101': /^qa_sample_percent=101: qa_sample_percent is a whole number from 0 to 100/,
    'qa_sample_percent=': /is a whole number from 0 to 100/,
    'second_entry_metrics=net_amount due': /is names of metrics with commas between them/,
    'second_entry_metrics=fund':
      /has none of fund, fund_manager, reporting_date, due_date, payment_date, which lists show/,
    'trial_uploads=-1': /is a whole number from 0, or nothing/,
    'switches.boxIntegration=1': /switches\.boxIntegration is true or false, or nothing/,
    'switches.toString=true': /^There is no switch toString\. The switches are /,
    'id=other': /^There is no setting id\. The settings are name, /,
    is_trial: /a setting is given as key=value/,
  };
  for (const [assignment, message] of Object.entries(REFUSED)) {
    it(`is refused ${assignment} by name, and nothing of the command is done`, async () => {
      const user = await newClient();
      await assert.rejects(set(user, 'name=Changed', assignment), { message });
      assert.equal((await settingsOf(user)).client.name, user.clientId);
    });
  }

  it('AMB-125 lets a model read papers: off by default, and both the command and the settings say what is sent where', async () => {
    const user = await newClient();
    const shown = async () => (await user.call('GET', 'settings/review')).body.modelProposals;
    assert.match(await operate('show', user.clientId), /^model_proposals=false$/m);
    assert.equal(await shown(), null);
    assert.equal(
      await set(user, 'model_proposals=true'),
      'model_proposals=true    # the text of pages of layouts never confirmed, bank details and names included, is sent to reader-1 at models.example',
    );
    assert.deepEqual(await shown(), { model: 'reader-1', host: 'models.example' });
    assert.match(
      await operateWith({}, 'show', user.clientId),
      /^model_proposals=true {4}# without effect: ASSAY_GENERATIVE_URL names no model$/m,
    );
  });

  it('prints which clients there are, and how the command is used', async () => {
    const { clientId } = await newClient();
    await assert.rejects(operate('show', 'nobody'), {
      message: new RegExp(`There is no client nobody.*${clientId}`),
    });
    await assert.rejects(operate('set', 'nobody', 'name=x'), { message: /There is no client nobody/ });
    for (const args of [[], ['drop', clientId], ['set', clientId], ['show'], ['list', 'all']])
      await assert.rejects(operate(...args), { message: /command.*\nUsage: npm run -s client/ });
  });
});

describe('trial', () => {
  const upload = async (user: TestUser) => {
    const { status, body } = await user.call('POST', 'documentrequest', {
      filename: 'a.pdf',
      doc_type: 'Capital Call',
    });
    return { status, code: body.errors?.[0]?.code, id: body.doc_request_id };
  };

  it('FLAG-010 is empty by default: a client on trial has no end and no limit', async () => {
    const user = await newClient();
    assert.equal((await settingsOf(user)).trial, null);
    await set(user, 'is_trial=true', 'limited_uploads=true');
    assert.deepEqual((await settingsOf(user)).trial, { days_left: null, uploads_left: null });
    assert.equal((await upload(user)).status, 200);
  });

  it('FLAG-009 AMB-125 accepts uploads up to the limit, also of uploads that come together', async () => {
    const user = await newClient();
    await set(user, 'is_trial=true', 'limited_uploads=true', 'trial_uploads=3');
    const responses = await Promise.all(Array.from({ length: 5 }, () => upload(user)));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 200, 200, 403, 403]);
    assert.equal(responses.find(({ status }) => status === 403)?.code, 'TRIAL_UPLOADS_USED');
    assert.deepEqual((await settingsOf(user)).trial, { days_left: null, uploads_left: 0 });
    const [accepted] = responses.filter(({ status }) => status === 200);
    await user.call('POST', 'documentrequest/delete', { uuids: [accepted?.id] });
    assert.equal((await upload(user)).status, 200, 'an upload that was cancelled does not count');
    await set(user, 'limited_uploads=false');
    assert.equal((await upload(user)).status, 200);
  });

  it('FLAG-009 AMB-125 accepts no uploads once it has ended', async () => {
    const user = await newClient();
    await set(user, 'is_trial=true', 'trial_start=2020-01-01', 'trial_days=30');
    assert.equal((await settingsOf(user)).trial.days_left, 0);
    assert.deepEqual((await upload(user)).code, 'TRIAL_ENDED');
    await set(user, 'trial_days=');
    assert.equal((await upload(user)).status, 200);
  });

  it('FLAG-009 AMB-025 limits nothing while the trial mode is off', async () => {
    const user = await newClient();
    await set(user, 'is_trial=true', 'limited_uploads=true', 'trial_uploads=0', 'switches.trialMode=false');
    assert.equal((await settingsOf(user)).trial, null);
    assert.equal((await upload(user)).status, 200);
  });
});

describe('multi-lingual', () => {
  it("AMB-134 the interface has the user's own language, else the client's, else none of its own", async () => {
    const user = await newClient();
    const choose = (language: unknown) => user.call('PATCH', 'users/current', { language });
    const languages = async () => {
      const { interface_language: shown, user: own } = await settingsOf(user);
      return [shown, own.language];
    };
    assert.deepEqual(await languages(), [null, null]);
    await set(user, 'interface_language=de-DE');
    assert.deepEqual(await languages(), ['de-DE', null]);
    assert.equal((await choose('en-US')).status, 200);
    assert.deepEqual(await languages(), ['en-US', 'en-US']);
    assert.equal((await choose('fr-FR')).status, 400);
    await user.call('PATCH', 'users/current', { name: 'Another Name' });
    assert.deepEqual(await languages(), ['en-US', 'en-US'], 'another change leaves it');
    await choose(null);
    assert.deepEqual(await languages(), ['de-DE', null]);
    await set(user, 'interface_language=');
    assert.deepEqual(await languages(), [null, null]);
    await assert.rejects(set(user, 'interface_language=fr-FR'), /is one of en-GB, en-US, de-DE/);
  });

  /** A document with one verified date. @returns its id */
  async function addDated({ clientId }: TestUser, value: string): Promise<string> {
    const { kysely } = server.database;
    const id = await server.addDocument(clientId);
    const document = { document_request_id: id };
    const grouping = await kysely
      .insertInto('groupings')
      .values({ ...document, group_display: 'Summary', table_index: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const metric = await kysely
      .insertInto('document_metrics')
      .values({
        ...document,
        grouping_id: grouping.id,
        index: 0,
        fin: 'due_date',
        display_label: 'Due Date',
        data_type: 'DATE',
        order_position: 0,
        is_validated: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('document_datapoints')
      .values({ ...document, metric_id: metric.id, rank: 0, value })
      .execute();
    return id;
  }

  it('FLAG-002 AMB-026 exports have dates in the language of the client, and in en-GB while the switch is off', async () => {
    const user = await newClient();
    const id = await addDated(user, '2024-06-30');
    const csv = async () =>
      (await user.call('POST', 'documentrequest/export_many?content=csv', { documentRequests: [id] })).text;
    await set(user, 'default_language=en-us');
    assert.match(await csv(), /06\/30\/2024/);
    await set(user, 'switches.multiLingual=false');
    assert.match(await csv(), /30\/06\/2024/);
  });
});
