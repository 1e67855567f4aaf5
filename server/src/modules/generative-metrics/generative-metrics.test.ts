import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatapointWire } from '@assay/shared/contracts';
import {
  ALL_PERMISSIONS_MASK,
  CONFIDENCE_THRESHOLD,
  resolveSwitches,
  type SwitchValues,
} from '@assay/shared/domain';
import { createExtractorProcess, type ExtractorProcess } from '../../pipeline/index.ts';
import { reviewOf } from '../../testing/extracted-document.ts';
import { STAND_IN_KEY, startStandInModel, type StandInModel } from '../../testing/stand-in-model.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createExtractionHandler } from '../extraction/extraction.job.ts';
import { CHAT_LIMITS } from './chat-completions.ts';
import { GenerativeMetrics, type GenerativeReport } from './generative-metrics.service.ts';

const CALL = 'Marrow Creek Growth II - Capital Call 7 - Hollis Foundation.pdf';
const FILE = readFileSync(new URL(`../../../../samples/seeded/${CALL}`, import.meta.url));
interface Prompt {
  readonly questions: readonly { readonly id: string; readonly instruction: string }[];
  readonly pages: readonly { readonly page: number; readonly text: string }[];
}

let server: TestServer;
let standIn: StandInModel;
let extractor: ExtractorProcess;
let user: TestUser;
/** What the model was asked. */
let asked: StandInModel['asked'];
/** How it answers: a status, or the text of its message. */
let respond: (attempt: number) => number | string | null;
/** What single clients have off. */
const off: Record<string, SwitchValues> = {};
const warnings: string[] = [];

before(async () => {
  standIn = await startStandInModel();
  standIn.respond = (_, attempt) => respond(attempt);
  ({ asked } = standIn);
  server = await startTestServer();
  extractor = createExtractorProcess();
  const installation = { generativeMetrics: true };
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  const generative = new GenerativeMetrics({
    model: standIn.model,
    switchesOf: async (clientId) => resolveSwitches({ client: off[clientId] ?? {}, installation }),
    log,
    limits: { ...CHAT_LIMITS, timeoutMs: 500, retryDelaysMs: [1, 1] },
  });
  await server.jobs.work(1, createExtractionHandler({ ...server, extractor, generative, log }));
});
after(async () => {
  await extractor.close();
  await server.close();
  standIn.close();
});
beforeEach(async () => {
  asked.length = 0;
  warnings.length = 0;
  user = await server.signIn(ALL_PERMISSIONS_MASK, { clientId: `g${randomUUID().slice(0, 8)}` });
});

/** Makes metrics of the client's capital calls generative, each with its instruction. */
async function generate(
  instructions: Readonly<Record<string, string>>,
  sources = ['GENERATED'],
): Promise<void> {
  const { kysely } = server.database;
  const { id, groups } = await kysely
    .selectFrom('schema_versions as version')
    .innerJoin('versioned_document_types as assignment', 'assignment.schema_id', 'version.schema_id')
    .select(['version.schema_id as id', 'version.groups'])
    .where('assignment.client_id', '=', user.clientId)
    .where('assignment.document_type_id', '=', 'Capital Call')
    .executeTakeFirstOrThrow();
  const changed = groups.map((group) => ({
    ...group,
    metrics: group.metrics.map((metric) => {
      const description = instructions[metric.fin];
      return description === undefined ? metric : { ...metric, description, metricSources: sources };
    }),
  }));
  await kysely
    .updateTable('schema_versions')
    .set({ groups: JSON.stringify(changed) })
    .where('schema_id', '=', id)
    .execute();
}

const documents = new Map<TestUser, string>();

/** The sample as a document of the user's client. */
async function documentOf(one: TestUser): Promise<string> {
  const known = documents.get(one);
  if (known !== undefined) return known;
  const id = await server.addDocument(one.clientId, { file_name: CALL });
  await server.store.put(`${one.clientId}/${id}/source`, FILE);
  documents.set(one, id);
  return id;
}

/** Extracts the sample of the client, again if it was before. @returns the values of its metrics, best first */
async function extract(): Promise<(fin: string) => Promise<readonly DatapointWire[]>> {
  const { clientId } = user;
  const documentId = await documentOf(user);
  const request = { documentId, clientId, documentTypeId: 'Capital Call' };
  const { kysely } = server.database;
  await kysely.transaction().execute((transaction) => server.jobs.start(transaction, request));
  for (;;) {
    const { stage } = await kysely
      .selectFrom('document_requests')
      .select('stage')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    if (stage === 'EXT_DONE') break;
    await pause(20);
  }
  const { metrics } = await reviewOf(user, documentId).read();
  return async (fin) => metrics.find(({ identifier }) => identifier.value === fin)?.datapoints ?? [];
}

const answers = (...list: object[]) => JSON.stringify({ answers: list });

const AMOUNT = {
  id: 'call_amount',
  value: '667468.42',
  currency: 'USD',
  quote: 'Your share of this call is $667,468.42, payable in immediately available funds',
  page: 1,
};

describe('generative metrics', () => {
  it('FLAG-015 AMB-026 are answered by the configured model, each grounded on the words of a page', async () => {
    await generate({
      call_amount: 'What does the partner pay?',
      due_date: 'When is it due?',
      call_other: 'What is the call used for, in a word?',
      payment_reference: 'Is interest charged on late payments?',
    });
    respond = () =>
      answers(
        AMOUNT,
        { id: 'due_date', value: '2024-05-29', quote: 'no later than May 29, 2024', page: 1 },
        {
          id: 'payment_reference',
          value: 'Yes, at the default rate',
          quote: 'may bear interest at the default rate',
          page: 1,
        },
      );
    const valuesOf = await extract();
    const [{ url, authorization, body } = assert.fail(), ...others] = asked;
    assert.deepEqual(
      [url, authorization, others.length],
      ['/v1/chat/completions', `Bearer ${STAND_IN_KEY}`, 0],
    );
    assert.deepEqual([body.model, body.temperature], ['stand-in', 0]);
    const { questions, pages } = JSON.parse(body.messages[1]?.content ?? '') as Prompt;
    assert.deepEqual(questions.map(({ id, instruction }) => [id, instruction]).sort()[0], [
      'call_amount',
      'What does the partner pay?',
    ]);
    assert.equal(questions.length, 4);
    assert.match(pages[1]?.text ?? '', /Reference Hollis Foundation/);

    const [amount, ...alternatives] = await valuesOf('call_amount');
    assert.deepEqual(
      [amount?.value, amount?.effectors.currency, amount?.page, amount?.text, amount?.proposedBy],
      ['667468.42', 'USD', 1, '$667,468.42,', 'stand-in'],
    );
    assert.ok(alternatives.every(({ proposedBy }) => proposedBy === undefined));
    const [own] = alternatives.filter(({ value }) => value === '667468.42');
    assert.ok(
      own && amount && amount.confidence < CONFIDENCE_THRESHOLD,
      'a reviewer looks at every generated value',
    );
    const [due] = await valuesOf('due_date');
    assert.deepEqual([due?.value, due?.text], ['2024-05-29', 'May 29 2024']);
    assert.ok((due?.w ?? 0) > 0.05 && (due?.w ?? 1) < 0.3, 'the box is that of the date');
    const [interest] = await valuesOf('payment_reference');
    assert.deepEqual(
      [interest?.value, interest?.text, interest?.page],
      ['Yes, at the default rate', 'may bear interest at the default rate', 2],
    );
    assert.ok((interest?.confidence ?? 1) < (due?.confidence ?? 0), 'an answer in other words is less sure');
  });

  it('AMB-026 an answer is refused whose quote no page prints, or whose value the quote does not say', async () => {
    await generate({
      call_amount: 'How much?',
      due_date: 'When?',
      call_number: 'Which call?',
      commitment: 'Commitment?',
    });
    respond = () =>
      answers(
        { ...AMOUNT, quote: 'The amount payable is $667,468.42' },
        { id: 'due_date', value: '2024-06-15', quote: 'no later than May 29, 2024', page: 1 },
        { id: 'call_number', value: 'seven', quote: 'Capital Call Notice No. 7', page: 1 },
        { id: 'commitment', value: '8', quote: '8', page: 1 },
        { id: 'fund', value: 'Marrow Creek', quote: 'Marrow Creek', page: 1 },
        { id: 'call_amount' },
      );
    const valuesOf = await extract();
    for (const fin of ['call_amount', 'due_date', 'call_number', 'commitment', 'fund'])
      for (const { proposedBy } of await valuesOf(fin)) assert.equal(proposedBy, undefined, fin);
    assert.equal((await valuesOf('call_amount'))[0]?.value, '667468.42', 'what the document says stays');
    const { outputs } = await server.database.kysely
      .selectFrom('document_runs')
      .innerJoin('document_requests', 'document_requests.id', 'document_runs.document_request_id')
      .select('outputs')
      .where('document_requests.client_id', '=', user.clientId)
      .executeTakeFirstOrThrow();
    const report = outputs['generated'] as GenerativeReport;
    assert.deepEqual([report.answered, report.refused, report.failure], [[], 6, null]);
  });

  it('AMB-026 a model that fails leaves the document as it was read; what may pass is tried again', async () => {
    await generate({ call_amount: 'How much?' });
    const outcomes: [typeof respond, tries: number, valueProposed: boolean][] = [
      [(tries) => (tries < 3 ? 503 : answers(AMOUNT)), 3, true],
      [(tries) => (tries < 2 ? 429 : `\`\`\`json\n${answers(AMOUNT)}\n\`\`\``), 2, true],
      [() => 500, 3, false],
      [() => 401, 1, false],
      [() => 302, 3, false],
      [() => 'I cannot help with that.', 1, false],
      [() => answers(AMOUNT).padEnd(2 * CHAT_LIMITS.maxAnswerBytes), 1, false],
    ];
    for (const [answer, tries, isProposed] of outcomes) {
      asked.length = 0;
      respond = answer;
      const [amount] = await (await extract())('call_amount');
      assert.deepEqual(
        [asked.length, amount?.value, amount?.proposedBy !== undefined],
        [tries, '667468.42', isProposed],
        String(answer),
      );
    }
    assert.equal(warnings.length, 5);
  });

  it('AMB-026 a model that does not answer in time is given up', async () => {
    await generate({ call_amount: 'How much?' });
    respond = () => null;
    const [amount] = await (await extract())('call_amount');
    assert.deepEqual([asked.length, amount?.value, amount?.proposedBy], [3, '667468.42', undefined]);
  });

  it('FLAG-015 AMB-125 nothing leaves the machine while the switch is off, or where no metric asks for it', async () => {
    respond = () => answers(AMOUNT);
    await extract();
    await generate({ call_amount: '' });
    await extract();
    await generate({ call_amount: 'How much?' }, ['DOCUMENT', 'GENERATED']);
    await extract();
    await generate({ call_amount: 'How much?' });
    off[user.clientId] = { generativeMetrics: false };
    await extract();
    assert.equal(asked.length, 0, 'no metric, no instruction, found in the document, and the switch');
  });
});
