import { AppError, canDo, type CheckOverride, type FailingCheck } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import {
  type DocumentCore,
  finishSave,
  insertAudit,
  type JudgedDocument,
  judgeDocuments,
  readShownOverrides,
  startSave,
} from '../../documents/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import { deleteCheckOverride, upsertCheckOverride } from './check-overrides.repository.ts';

/** A check that fails, as a user saw it, and why it is accepted. */
export interface AcceptedCheck {
  readonly check: string;
  readonly rowId: string | null;
  readonly operands: readonly { readonly metricId: string; readonly value: string }[];
  readonly reason: string;
}

/** A change of the overrides of a document, for the audit log of the check's result. */
interface OverrideChange {
  readonly metricId: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** How the audit log writes an override. */
const logged = (check: string, reason: string) => `${check}: ${reason}`;

/** Accepts checks that fail, with a reason, and withdraws that. */
export class CheckOverridesService {
  readonly #kysely: DatabaseClient;
  readonly #clock: Clock;
  readonly #core: DocumentCore;

  constructor({ kysely, clock, core }: { kysely: DatabaseClient; clock: Clock; core: DocumentCore }) {
    this.#core = core;
    this.#kysely = kysely;
    this.#clock = clock;
  }

  /**
   * Accepts a check that fails with the values that the user saw.
   * @returns the overrides of the document
   * @throws AppError NOT_FOUND, FORBIDDEN, CHECK_CHANGED, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY
   */
  async override(
    actor: Actor,
    documentId: string,
    accepted: AcceptedCheck,
  ): Promise<readonly CheckOverride[]> {
    const { check, rowId, reason } = accepted;
    return this.#change(actor, documentId, async (transaction, judged, now) => {
      const failing = findFailing(judged, accepted);
      if (failing === undefined) throw new AppError('CHECK_CHANGED', { identifier: check });
      const { override: before, operands } = failing;
      if (before?.reason === reason) return null;
      await upsertCheckOverride(transaction, {
        client_id: actor.clientId,
        document_request_id: documentId,
        check_name: check,
        row_id: rowId,
        operands: JSON.stringify(operands),
        reason,
        overridden_by_id: actor.userId,
        overridden_by: actor.name,
        overridden_at: now,
      });
      const from = before && logged(check, before.reason);
      return { metricId: operands[0].fieldId, from, to: logged(check, reason) };
    });
  }

  /**
   * Withdraws an override.
   * @returns the overrides that are left
   * @throws AppError NOT_FOUND, FORBIDDEN, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY
   */
  async withdraw(actor: Actor, documentId: string, id: string): Promise<readonly CheckOverride[]> {
    const { clientId } = actor;
    return this.#change(actor, documentId, async (transaction) => {
      const override = await deleteCheckOverride(transaction, { clientId, documentId, id });
      if (override === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      const { check, reason, resultId } = override;
      return resultId === undefined ? null : { metricId: resultId, from: logged(check, reason), to: null };
    });
  }

  /** Changes the overrides of a document, with the audit and the counts of its lists. */
  async #change(
    actor: Actor,
    documentId: string,
    change: (
      transaction: DatabaseTransaction,
      judged: JudgedDocument,
      now: Date,
    ) => Promise<OverrideChange | null>,
  ): Promise<readonly CheckOverride[]> {
    return this.#kysely.transaction().execute(async (transaction) => {
      const { clientId } = actor;
      const { document, context } = await startSave(
        { core: this.#core, clock: this.#clock },
        transaction,
        actor,
        documentId,
      );
      if (!canDo(actor.permissions, 'documents.toggleVerified')) throw new AppError('FORBIDDEN');
      const [judged] = await judgeDocuments(transaction, this.#core.sources, clientId, [document]);
      if (judged === undefined) throw new Error(`document ${documentId} was not judged`);
      const made = await change(transaction, judged, context.now);
      if (made !== null) {
        await writeAudit(transaction, actor, { documentId, judged, change: made });
        await finishSave(this.#core, transaction, actor, document);
      }
      return readShownOverrides(transaction, clientId, documentId, context.withheld);
    });
  }
}

/** The check that a user accepts, where it fails with the same values as they saw. */
function findFailing(
  { checks }: JudgedDocument,
  { check, rowId, operands }: AcceptedCheck,
): FailingCheck | undefined {
  return checks.find(
    (one): one is FailingCheck =>
      one.state === 'fails' &&
      one.name === check &&
      one.rowId === rowId &&
      one.operands.length === operands.length &&
      one.operands.every(
        ({ fieldId, value }, index) =>
          operands[index]?.metricId === fieldId && operands[index].value === value,
      ),
  );
}

async function writeAudit(
  transaction: DatabaseTransaction,
  { clientId, userId, name }: Actor,
  about: { documentId: string; judged: JudgedDocument; change: OverrideChange },
): Promise<void> {
  const { metricId, from, to } = about.change;
  const result = about.judged.fields.find(({ row }) => row.id === metricId)?.row;
  if (result === undefined) return; // The override was left over from an earlier extraction.
  await insertAudit(transaction, [
    {
      client_id: clientId,
      document_request_id: about.documentId,
      metric_fin: result.fin,
      metric_id: result.id,
      datapoint_id: result.datapoint_id,
      user_id: userId,
      user_name: name,
      field: 'checkOverride',
      from_value: from,
      to_value: to,
      reason: to === null ? 'overrideWithdrawn' : 'checkOverridden',
    },
  ]);
}
