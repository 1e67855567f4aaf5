import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, integerInput, listInput, textInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';
import { listedDatapoint, saveConflict, saveDatapoints } from './save-datapoints.contract.ts';

const fraction = z.number().min(0).max(1);
const probability = z.number().min(0).max(1);

/** Names a row. The identifier may be left out where the document has one repeating group. */
const rowAddress = {
  rowIndex: integerInput({ min: 0 }).nullable().optional(),
  groupIdentifier: textInput(INPUT_LIMITS.word).nullable().optional(),
};

/**
 * A row to create, with `tempRowId`, or metrics that a stored row lacks, without it [AMB-066]. A row whose index is taken,
 * or that names none, goes after the last. With an `id` of the caller a repeated request creates nothing twice, and the id
 * of a deleted row restores it with everything that it had.
 */
const createdRow = z.object({
  ...rowAddress,
  tempRowId: integerInput().nullable().optional(),
  /** Becomes the id of the row. An additive field of ours. */
  id: idInput.optional(),
  metrics: listInput(
    z.object({
      fin: textInput(INPUT_LIMITS.word),
      dataType: textInput(INPUT_LIMITS.word).optional(),
      /** Becomes the id of the metric. An additive field of ours. */
      metricId: idInput.optional(),
      /** None: an empty cell. */
      datapoints: listInput(listedDatapoint.extend({ isSystemChange: z.boolean().optional() }), 1),
    }),
    INPUT_LIMITS.columns,
  ),
});

/** A row to delete. One that is gone already is no error; one that changed after `lastModified` is a conflict. */
const deletedRow = z.object({
  ...rowAddress,
  /** The row, whatever its index. An additive field of ours. */
  id: idInput.optional(),
  /** The last change of the row that the caller knows. An additive field of ours. */
  lastModified: wireTimestamp.optional(),
});

/** Where a value is printed; the fields of an annotation [AMB-056]. */
const place = z.object({
  page: integerInput({ min: 1 }),
  x: fraction,
  y: fraction,
  w: fraction,
  h: fraction,
  text: textInput(INPUT_LIMITS.value).optional(),
  nodeId: textInput(INPUT_LIMITS.value).nullable().optional(),
});

/** An update of a cell. What it leaves out stays as stored. */
const updatedCell = z.object({
  /** The datapoint: the current value of its metric, or the alternative that becomes it. */
  id: idInput,
  /** Names the cell where another user replaced the datapoint in the meantime. An additive field of ours. */
  metricId: idInput.optional(),
  value: textInput(INPUT_LIMITS.value).optional(),
  /** The place of the value; an empty list removes it. */
  annotations: listInput(place, 1).optional(),
  effectors: listedDatapoint.shape.effectors,
  /** An entity of the client; null removes the link. */
  entityLinkId: idInput.nullable().optional(),
  confidence: probability.optional(),
  isVerified: z.boolean().optional(),
  /** The version that the edit started from; without it the edit is taken as made on the stored value [AMB-120]. */
  lastModified: wireTimestamp.optional(),
  /** The program made the change: its author is shown as 'System' [TAB-006]. */
  isSystemChange: z.boolean().optional(),
});

/** The rows that a save created, in the order of its `created`, as they are stored [AMB-067]. */
const storedRows = z.array(
  z.object({ tempRowId: z.number().int().nullable(), rowIndex: z.number().int(), id: z.uuid() }),
);

/**
 * Saves edits of tables [API-014, TAB-012] in one transaction: a request that is refused changes nothing. Cells that moved
 * since their `lastModified` are not updated, and rows that did are not deleted: everything else is, and the response is
 * 409 VALUE_CONFLICT with `tableConflict` as `details` [AMB-059]. A field that does not fit the document is refused by its
 * address, such as `updated.0.value`.
 */
export const saveTable = defineEndpoint({
  id: 'verification.saveTable',
  method: 'PATCH',
  prefix: 'client',
  path: 'documentrequest/:id/datapoints',
  permission: 'documents.edit',
  summary: 'Create, delete and update rows of tables',
  params: z.object({ id: idInput }),
  body: z.object({
    created: listInput(createdRow, INPUT_LIMITS.rows).optional(),
    deleted: listInput(deletedRow, INPUT_LIMITS.rows).optional(),
    updated: listInput(updatedCell, INPUT_LIMITS.metrics).optional(),
  }),
  response: z.object({
    unpublishedChanges: saveDatapoints.response.shape.unpublishedChanges,
    rows: storedRows,
    /** The metrics that were created or updated, with their datapoints as they are stored. */
    metrics: saveDatapoints.response.shape.metrics,
  }),
  errors: [
    'SECOND_ENTRY_REQUIRED',
    'NOT_FOUND',
    'FORBIDDEN',
    'VALUE_CONFLICT',
    'INVALID_REQUEST',
    'METRIC_VALIDATION_FAILED',
    'DOCUMENT_READ_ONLY',
    'DOCUMENT_NOT_READY',
  ],
});

/**
 * `details` of a table save with conflicts: what was saved nevertheless, and the stored datapoints of the metrics in
 * conflict. A metric without datapoints is one of a row that another user deleted.
 */
export const tableConflict = saveConflict.extend({ rows: storedRows });
