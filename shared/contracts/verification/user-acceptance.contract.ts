import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { doneResponse, wireTimestamp } from '../wire.ts';

const workflowPath = 'document-requests/:id/user-acceptance-workflows';

/**
 * A transition that a document offers [AMB-070]. One without a label is not shown to users [UAW-003]; without
 * `justification` it takes none.
 */
const transitionWire = z.object({
  id: z.string(),
  label: z.string().nullish(),
  justification: z.enum(['required', 'optional']).optional(),
});

/** The transitions that a document offers to the caller [API-024]. */
export const listTransitions = defineEndpoint({
  id: 'userAcceptance.transitions',
  method: 'GET',
  prefix: 'clients',
  path: `${workflowPath}/transitions`,
  permission: 'documents.view',
  summary: 'The user-acceptance transitions of a document',
  params: z.object({ id: idInput }),
  response: z.array(transitionWire),
  errors: ['NOT_FOUND'],
});

/**
 * Makes a transition [API-025]: submitting takes CAN_VERIFY_DOCUMENTS, a decision CAN_APPROVE_DOCUMENTS [AMB-139]. Nobody approves or rejects a document that they submitted or changed. With `lastModified`,
 * an approval is refused with 409 VALUE_CONFLICT if someone else changed a value since, as a confirmation is [AMB-130].
 */
export const makeTransition = defineEndpoint({
  id: 'userAcceptance.makeTransition',
  method: 'POST',
  prefix: 'clients',
  path: `${workflowPath}/transitions`,
  permission: ['documents.submit', 'documents.approve', 'documents.reject'],
  summary: 'Submit, approve or reject a document',
  params: z.object({ id: idInput }),
  body: z.object({
    transition: textInput(INPUT_LIMITS.word),
    justification: textInput(INPUT_LIMITS.description).nullish(),
    /** The last change of a value that the user has seen. Without it nothing is compared. */
    lastModified: wireTimestamp.optional(),
  }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'OWN_WORK', 'TRANSITION_NOT_ALLOWED', 'VALUE_CONFLICT', 'SECOND_ENTRY_REQUIRED'],
});

const figure = z.object({ value: z.string(), currency: z.string().nullable() });

/** A value that a person typed or chose instead of the extracted one. */
const changedValueWire = z.object({
  metricId: z.string(),
  /** The extracted value; empty where none was found. */
  from: figure,
  to: figure,
  changedBy: z.string(),
  changedAt: wireTimestamp,
});

/** A transition that was made. */
const madeTransitionWire = z.object({
  transition: z.enum(['submit', 'approve', 'reject']),
  madeBy: z.string(),
  madeAt: wireTimestamp,
  justification: z.string().nullable(),
});

/** The state of the workflow with its history, newest first, and what people changed of the extracted values. */
export const getUserAcceptance = defineEndpoint({
  id: 'userAcceptance.get',
  method: 'GET',
  prefix: 'clients',
  path: workflowPath,
  permission: 'documents.view',
  summary: 'The state of the user-acceptance workflow of a document',
  params: z.object({ id: idInput }),
  response: z.object({
    state: z.enum(['open', 'submitted', 'approved', 'rejected']),
    /** Whether the client confirms documents only after their approval. */
    isRequired: z.boolean(),
    /** Whether the caller submitted the document or changed a value: someone else has to decide. */
    isOwnWork: z.boolean(),
    history: z.array(madeTransitionWire),
    changes: z.array(changedValueWire),
  }),
  errors: ['NOT_FOUND'],
});

export type TransitionWire = z.output<typeof transitionWire>;
