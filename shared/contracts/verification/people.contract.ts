import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, integerInput, textInput } from '../input.ts';
import { doneResponse, wireTimestamp } from '../wire.ts';

/** A small picture in the form in which a page shows it. */
const pictureInput = z
  .string()
  .max(INPUT_LIMITS.picture)
  .regex(/^data:image\/(?:png|webp);base64,[A-Za-z0-9+/]+={0,2}$/);

const person = z.object({ id: z.number().int(), name: z.string() });

/** Who is at a document besides the caller, and who has claimed it. */
const peopleWire = z.object({
  others: z.array(person),
  claim: z
    .object({ userId: z.number().int(), name: z.string(), isOwn: z.boolean(), expiresAt: wireTimestamp })
    .nullable(),
});

/**
 * Says that the caller has a document open, and returns who else has. Sent again and again while it is open; with
 * `isActive` it renews the caller's claim.
 */
export const reportPresence = defineEndpoint({
  id: 'claims.reportPresence',
  method: 'POST',
  prefix: 'clients',
  path: 'document-requests/:id/presence',
  permission: 'documents.view',
  summary: 'Say that a document is open, and see who else has it open',
  params: z.object({ id: idInput }),
  body: z.object({ isActive: z.boolean() }),
  response: peopleWire,
  errors: ['NOT_FOUND'],
});

/** Claims a document: others see who works on it. The claim ends with 15 minutes without activity. */
export const claimDocument = defineEndpoint({
  id: 'claims.claim',
  method: 'POST',
  prefix: 'clients',
  path: 'document-requests/:id/claim',
  permission: 'documents.edit',
  summary: 'Claim a document',
  params: z.object({ id: idInput }),
  /** `takesOver` ends the claim of someone else; without it the call is refused while there is one. */
  body: z.object({ takesOver: z.boolean().optional() }),
  response: peopleWire,
  errors: ['NOT_FOUND', 'DOCUMENT_READ_ONLY', 'DOCUMENT_NOT_READY', 'DOCUMENT_CLAIMED'],
});

/** Ends the claim of the caller; nothing changes without one. */
export const releaseDocument = defineEndpoint({
  id: 'claims.release',
  method: 'DELETE',
  prefix: 'clients',
  path: 'document-requests/:id/claim',
  permission: 'documents.edit',
  summary: 'Release a claimed document',
  params: z.object({ id: idInput }),
  response: peopleWire,
  errors: ['NOT_FOUND'],
});

/** A question on a value of a document. The place is where the value stood when it was asked. */
export const questionWire = z.object({
  id: z.string(),
  documentRequestId: z.string(),
  fileName: z.string(),
  metricId: z.string(),
  fin: z.string(),
  metricLabel: z.string(),
  page: z.number().int().nullable(),
  box: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }).nullable(),
  /** There is a picture of what stood around the value. */
  hasPicture: z.boolean(),
  question: z.string(),
  askedBy: person,
  askedTo: person,
  askedAt: wireTimestamp,
  answer: z.object({ text: z.string(), answeredBy: z.string(), answeredAt: wireTimestamp }).nullable(),
});

export type Question = z.output<typeof questionWire>;

/** The questions on the values of a document, the oldest first. */
export const listQuestions = defineEndpoint({
  id: 'questions.list',
  method: 'GET',
  prefix: 'clients',
  path: 'document-requests/:id/questions',
  permission: 'documents.view',
  summary: 'The questions on the values of a document',
  params: z.object({ id: idInput }),
  response: z.object({ items: z.array(questionWire) }),
  errors: ['NOT_FOUND'],
});

/** Asks a colleague about a value. A question whose id is stored already is asked once. */
export const askQuestion = defineEndpoint({
  id: 'questions.ask',
  method: 'POST',
  prefix: 'clients',
  path: 'document-requests/:id/questions',
  permission: 'documents.view',
  summary: 'Ask a colleague about a value',
  params: z.object({ id: idInput }),
  body: z.object({
    id: idInput,
    metricId: idInput,
    askedToId: integerInput({ min: 1 }),
    question: textInput(INPUT_LIMITS.description).trim().min(1),
    /** What stands around the value on its page. */
    picture: pictureInput.optional(),
  }),
  response: doneResponse,
  errors: ['NOT_FOUND'],
});

/** Answers a question. Everyone of the client may: whoever knows. */
export const answerQuestion = defineEndpoint({
  id: 'questions.answer',
  method: 'POST',
  prefix: 'clients',
  path: 'questions/:id/answer',
  permission: 'documents.view',
  summary: 'Answer a question',
  params: z.object({ id: idInput }),
  body: z.object({ answer: textInput(INPUT_LIMITS.description).trim().min(1) }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'QUESTION_ANSWERED'],
});

/** The open questions to the caller, in all documents, the oldest first. */
export const listOpenQuestions = defineEndpoint({
  id: 'questions.open',
  method: 'GET',
  prefix: 'clients',
  path: 'questions',
  permission: 'documents.view',
  summary: 'The open questions to the caller',
  response: z.object({ items: z.array(questionWire) }),
});

/** What stood around the value of a question when it was asked; null without a picture, and where the value is withheld. */
export const getQuestionPicture = defineEndpoint({
  id: 'questions.picture',
  method: 'GET',
  prefix: 'clients',
  path: 'questions/:id/picture',
  permission: 'documents.view',
  summary: 'The picture of the page that belongs to a question',
  params: z.object({ id: idInput }),
  response: z.object({ picture: z.string().nullable() }),
  errors: ['NOT_FOUND'],
});

/** The active users of the client besides the caller, by name: whom a question can go to. */
export const listColleagues = defineEndpoint({
  id: 'questions.colleagues',
  method: 'GET',
  prefix: 'clients',
  path: 'colleagues',
  permission: 'documents.view',
  summary: 'The colleagues of the caller',
  response: z.object({ items: z.array(person) }),
});
