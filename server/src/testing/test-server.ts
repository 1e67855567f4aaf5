/** The API over a real database, file storage and job queue, with users of any permission. For tests. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Insertable } from 'kysely';
import {
  ACCOUNT_STATUSES,
  BRAND,
  NEW_USER_GROUP,
  type LoadLimits,
  type SwitchValues,
} from '@assay/shared/domain';
import { createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { VerifyToken } from '../plugins/actor.ts';
import type { Database } from '../database/database.ts';
import { createClient } from '../database/seed.ts';
import type { DocumentRequests } from '../database/tables.ts';
import { testDatabase } from '../database/testing.ts';
import type { DocumentCore } from '../documents/index.ts';
import type { Followers } from '../documents/save/followers.ts';
import { openJobs, type Jobs } from '../modules/job-queues.ts';
import { createUploads, type Uploads } from '../modules/document-requests/uploads.service.ts';
import { composeDocuments } from '../modules/compose-documents.ts';
import { mountModules } from '../modules/index.ts';
import type { HostSessionsIdentity } from '../modules/embedding/service.ts';
import type { UsersIdentity } from '../modules/users/service.ts';
import type { Logger } from '../platform/logger.ts';
import { createFolderStore, type FolderStore } from '../storage/folder-store.ts';
import { registerFileRoutes } from '../storage/routes.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

const ISSUER = 'urn:test';
/** Where users would reach the suite. */
export const TEST_URL = 'https://assay.test';

/** Somebody signed in. */
export interface TestUser {
  readonly id: number;
  readonly clientId: string;
  readonly name: string;
  /** The header that identifies the user. */
  readonly authorization: string;
  /** Sends a request as this user; `path` is what follows `/api/client/{clientId}/`. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<TestResponse>;
  /** The same below `/api/v2/clients/{clientId}/`. */
  callVersion2(method: 'POST', path: string, body?: object): Promise<TestResponse>;
}

export interface TestResponse {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- what it holds is what each test is about
  readonly body: any;
  readonly text: string;
  /** The raw bytes, for responses that are files. */
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly store: FolderStore;
  /** Folder of the stored files. */
  readonly filesFolder: string;
  readonly uploads: Uploads;
  /** The core of documents. */
  readonly core: DocumentCore;
  readonly jobs: Jobs;
  /** A user of a client with a permission mask. A new client is created with its built-in data. */
  signIn(permissions: number, options?: Omit<NewPerson, 'permissions'>): Promise<TestUser>;
  /** Inserts a document; columns that are not given are those of an extracted capital call. @returns its id */
  addDocument(clientId: string, values?: Partial<Insertable<DocumentRequests>>): Promise<string>;
  send(options: InjectOptions): Promise<TestResponse>;
  close(): Promise<void>;
}

interface NewPerson {
  readonly permissions: number;
  readonly clientId?: string;
  readonly accountStatus?: number;
  readonly userGroup?: number;
}

/** Bearer tokens of tests are `issuer subject` pairs in plain sight; reading real ones is identity's, tested there. */
async function verifyTestToken(bearer: string) {
  const [kind, subject] = bearer.split(':');
  if (kind !== 'test' || subject === undefined) return null;
  const now = new Date();
  return { issuer: ISSUER, subject, email: null, issuedAt: now, authenticatedAt: now };
}

export interface TestServerOptions {
  readonly maxUploadBytes?: number;
  /** Folder of the files, and bytes of its disk that are reserved; a new folder if not given. */
  readonly filesFolder?: string;
  readonly reserveBytes?: number;
  readonly limits?: Partial<LoadLimits>;
  /** Switches that the installation sets. */
  readonly switches?: SwitchValues;
  /** Where requests and jobs are logged; nowhere if not given. */
  readonly log?: Logger;
  /** Where spans and figures are sent; nowhere if not given. */
  readonly telemetry?: Telemetry;
  /** The database, which the server closes at its end; one of its own if not given. */
  readonly database?: Database;
  /** Routes beside those of the product. */
  readonly routes?: (app: FastifyInstance) => void;
  /** Who signs tokens and how they are verified; unsigned tokens if not given. */
  readonly issuer?: string;
  readonly verifyToken?: VerifyToken;
  /** The identity service; one that accepts everything if not given. */
  readonly people?: UsersIdentity & HostSessionsIdentity;
  /** Replaces what modules do after a change of documents. */
  readonly followers?: (registered: Followers) => Followers;
  /** The language model of the installation; none if not given. */
  readonly generativeModel?: Config['generativeModel'];
  /** Origins of the pages that may show our remotes. */
  readonly embedOrigins?: string[];
}

/** An identity service that accepts everything and stores nothing. */
function fakeIdentity(issuer: string): UsersIdentity & HostSessionsIdentity {
  const done = async () => undefined;
  return {
    issuer,
    admin: {
      createUser: async () => ({ subject: randomUUID() }),
      remove: done,
      disable: done,
      enable: done,
      updateEmail: done,
      recover: done,
    },
    sendEmailCode: () => undefined,
    sendAccountChange: () => undefined,
    checkPassword: async () => 'right',
    signHostToken: async (subject) => ({ idToken: `test:${subject}`, expiresIn: 3600 }),
  };
}

function openStore(folder: string, reserveBytes: number): FolderStore {
  const identity = {
    accessKeyId: 'ASSAY',
    secretAccessKey: randomUUID(),
    region: 'local',
    bucket: 'documents',
  };
  return createFolderStore({ folder, mountedAt: '/files', identity, reserveBytes });
}

function openTestJobs(
  database: Database,
  { log, telemetry }: Pick<TestServerOptions, 'log' | 'telemetry'>,
): Promise<Jobs> {
  const report = log && ((details: object, message: string) => log.info(details, message));
  return openJobs({ database, log: () => undefined, report, telemetry });
}

async function mountFiles(
  app: FastifyInstance,
  options: Parameters<typeof registerFileRoutes>[1],
): Promise<void> {
  await app.register(async (files) => registerFileRoutes(files, options), { prefix: '/files' });
}

function senderTo(app: FastifyInstance): TestServer['send'] {
  return async (options) => {
    const { statusCode, body, rawPayload: bytes, headers } = await app.inject(options);
    const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
    return { status: statusCode, text: body, bytes, body: isJson ? JSON.parse(body) : undefined, headers };
  };
}

/** Starts a server for one test file; close it at the end. */
export async function startTestServer({
  maxUploadBytes = 1_000_000,
  issuer = ISSUER,
  verifyToken = verifyTestToken,
  people = fakeIdentity(issuer),
  filesFolder,
  reserveBytes = 0,
  limits = {},
  switches = {},
  embedOrigins = [],
  generativeModel,
  routes = () => undefined,
  followers,
  log,
  telemetry,
  database: given,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = given ?? (await testDatabase(telemetry?.recordStatement.bind(telemetry)));
  const folder = filesFolder ?? (await mkdtemp(join(tmpdir(), 'assay-server-')));
  const store = openStore(folder, reserveBytes);
  const jobs = await openTestJobs(database, { ...(log && { log }), ...(telemetry && { telemetry }) });
  const uploads = createUploads({ database, store, queue: jobs });
  const core = composeDocuments(jobs, followers);
  const config = { switches, brand: BRAND, maxUploadBytes, embedOrigins, generativeModel };
  const options = { config, identity: people, publicUrl: TEST_URL, emailCodeSecret: randomUUID() };
  const app = await createApp({
    database,
    verifyToken,
    ...(log === undefined ? {} : { log }),
    telemetry,
    hasRoom: () => store.hasRoom(),
    checksResponses: true,
    installationSwitches: switches,
    limits,
    modules: [
      routes,
      (scope) => mountModules(scope, { core, database, store, jobs, ...options }),
      (scope) => mountFiles(scope, { store, folder, uploads }),
    ],
  });

  const send = senderTo(app);

  return {
    app,
    database,
    store,
    filesFolder: folder,
    uploads,
    core,
    jobs,
    send,
    signIn: (permissions, options) => signIn({ database, send, issuer }, { permissions, ...options }),
    addDocument: (clientId, values = {}) => addDocument(database, clientId, values),
    async close() {
      await app.close();
      await jobs.stop();
      await database.close();
      if (filesFolder === undefined) await rm(folder, { recursive: true });
    },
  };
}

async function signIn(
  { database, send, issuer }: Pick<TestServer, 'database' | 'send'> & { issuer: string },
  person: NewPerson,
): Promise<TestUser> {
  const { permissions, clientId = 'one', accountStatus = ACCOUNT_STATUSES.ACTIVE } = person;
  const { userGroup = NEW_USER_GROUP } = person;
  const { kysely } = database;
  await createClient(kysely, { id: clientId, name: clientId });
  const subject = randomUUID();
  const name = `User ${subject.slice(0, 8)}`;
  const { id } = await kysely
    .insertInto('users')
    .values({
      client_id: clientId,
      name,
      email: `${subject}@${clientId}.example`,
      permissions,
      account_status: accountStatus,
      user_group: userGroup,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.insertInto('user_identities').values({ issuer, subject, user_id: id }).execute();
  const authorization = `Bearer test:${subject}`;
  const request = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    send({
      method,
      url,
      headers: { authorization },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    id,
    clientId,
    name,
    authorization,
    call: (method, path, body) => request(method, `/api/client/${clientId}/${path}`, body),
    callVersion2: (method, path, body) => request(method, `/api/v2/clients/${clientId}/${path}`, body),
  };
}

async function addDocument(
  { kysely }: Database,
  clientId: string,
  values: Partial<Insertable<DocumentRequests>>,
): Promise<string> {
  await createClient(kysely, { id: clientId, name: clientId });
  const id = values.id ?? randomUUID();
  await kysely
    .insertInto('document_requests')
    .values({
      id,
      client_id: clientId,
      file_name: 'call.pdf',
      s3_key: `${clientId}/${id}/source`,
      stage: 'EXT_DONE',
      extraction_stage: 'EXT_DONE',
      document_type_id: 'Capital Call',
      uploaded_by: 'Somebody',
      uploaded_by_id: 2,
      ...values,
    })
    .execute();
  return id;
}
