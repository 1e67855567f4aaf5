import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { ALL_PERMISSIONS_MASK } from '@assay/shared/domain';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { insertLayout } from './layout.repository.ts';
import type { LearningRequest } from './learning-queue.ts';
import { insertSupport } from './lesson-document.repository.ts';
import { insertLesson, setLessonStates } from './lesson.repository.ts';
import { revokeLessons } from './revocation.service.ts';

let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer();
  user = await server.signIn(ALL_PERMISSIONS_MASK);
});
after(() => server.close());

const FINGERPRINT = { hash: '', labels: [], titles: [], sender: [], page: '0x0' };
const FILE_NAME = 'Statement.pdf';

/** Adds two documents of the same name, the first of which refuses a lesson of a third document. */
async function addRefusedLesson() {
  const { clientId } = user;
  const reviewer = { userId: user.id, name: user.name };
  const refusing = await server.addDocument(clientId, { file_name: FILE_NAME, is_verified: true });
  const sameName = await server.addDocument(clientId, { file_name: FILE_NAME, is_verified: true });
  const source = await server.addDocument(clientId, { file_name: 'Source.pdf', is_verified: true });
  await server.database.kysely.transaction().execute(async (transaction) => {
    const scope = { clientId, documentTypeId: 'Capital Call', sender: 'Sender' };
    const layout = await insertLayout(transaction, scope, FINGERPRINT);
    const lessonId = await insertLesson(transaction, {
      clientId,
      layoutId: layout.id,
      lesson: {
        fin: 'fund',
        groupIdentifier: null,
        evidence: { kind: 'name', printed: 'F', entity: 'Fund' },
      },
      label: 'F',
      reviewer,
      fileName: 'Source.pdf',
    });
    await insertSupport(transaction, [lessonId], {
      documentId: source,
      fileName: 'Source.pdf',
      reviewer,
      kind: 'corrected',
    });
    const lostValue = { fin: 'fund', documentId: refusing, fileName: FILE_NAME };
    await setLessonStates(transaction, [lessonId], 'rejected', lostValue);
  });
  return { refusing, sameName, source };
}

/** Revokes the lessons of a document. @returns the documents whose lessons are tried again */
async function revoke(documentId: string): Promise<string[]> {
  const queued: LearningRequest[] = [];
  const queue = {
    learn: async (_transaction: unknown, request: LearningRequest) => void queued.push(request),
  };
  const actor = { userId: user.id, name: user.name, clientId: user.clientId };
  await server.database.kysely
    .transaction()
    .execute((transaction) => revokeLessons({ transaction, queue }, actor, [documentId]));
  return queued.map((request) => request.documentId);
}

it('AMB-085 a refused lesson is tried again when the document that refused it is unconfirmed, but not for another document of the same name', async () => {
  const { refusing, sameName, source } = await addRefusedLesson();
  assert.deepEqual(await revoke(sameName), []);
  assert.deepEqual(await revoke(refusing), [source]);
});
