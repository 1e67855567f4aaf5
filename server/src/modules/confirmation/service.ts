import { normaliseEntityName } from '@assay/shared/domain';
import type { RowsTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { planConfirmed, type NamedEntity, type Target } from './plan.ts';
import {
  deleteFacts,
  findDocument,
  findEntity,
  findVerifiedValues,
  insertFacts,
  updateEntityTypes,
  upsertEntity,
  upsertRelationship,
  type NewFact,
} from './repository.ts';

/** Deletes what a document wrote to entities and relationships. The entities and relationships themselves stay. */
export async function removeConfirmedFacts(
  transaction: RowsTransaction,
  clientId: string,
  documentId: string,
): Promise<void> {
  await deleteFacts(transaction, clientId, documentId);
}

/**
 * Writes the verified values of a confirmed document to entities and relationships, each with document, page and box
 * (AMB-060, AMB-105). Confirming again replaces what was written before.
 */
export async function writeConfirmedFacts(
  transaction: RowsTransaction,
  actor: Pick<Actor, 'clientId' | 'name'>,
  documentId: string,
): Promise<void> {
  const { clientId } = actor;
  const document = await findDocument(transaction, documentId);
  const values = await findVerifiedValues(transaction, clientId, documentId);
  const targets = new TargetResolver(transaction, clientId);
  const facts: NewFact[] = [];
  for (const { target, values: targeted } of planConfirmed(values, document.types)) {
    const owner = await targets.resolve(target);
    for (const { fin, value, currency, confidence, page, x, y, w, h } of targeted) {
      facts.push({
        ...owner,
        client_id: clientId,
        fin,
        value,
        currency,
        confidence,
        page,
        x,
        y,
        w,
        h,
        reporting_date: document.reportingDate,
        data_source: document.fileName,
        document_request_id: documentId,
        is_verified: true,
        last_modified_by: actor.name,
      });
    }
  }
  await removeConfirmedFacts(transaction, clientId, documentId);
  // Two rows of a table may name one entity; the first one counts.
  await insertFacts(transaction, facts);
}

/** Finds or creates the entities and relationships that a document names, each name once. */
class TargetResolver {
  readonly #transaction: RowsTransaction;
  readonly #clientId: string;
  readonly #entities = new Map<string, Promise<string>>();

  constructor(transaction: RowsTransaction, clientId: string) {
    this.#transaction = transaction;
    this.#clientId = clientId;
  }

  async resolve(target: Target): Promise<Pick<NewFact, 'entity_id' | 'relationship_id'>> {
    if (target.kind === 'entity') return { entity_id: await this.#resolveEntity(target.entity) };
    const { parent, child } = target;
    const relationship = {
      parent: { id: await this.#resolveEntity(parent), type: parent.type },
      child: { id: await this.#resolveEntity(child), type: child.type },
    };
    return { relationship_id: await upsertRelationship(this.#transaction, this.#clientId, relationship) };
  }

  #resolveEntity(named: NamedEntity): Promise<string> {
    const key = JSON.stringify([named.name, named.type, named.selectedEntityId]);
    const known = this.#entities.get(key) ?? this.#findOrCreate(named);
    this.#entities.set(key, known);
    return known;
  }

  async #findOrCreate({ name, type, selectedEntityId }: NamedEntity): Promise<string> {
    const normalisedName = normaliseEntityName(name);
    const known = await findEntity(this.#transaction, this.#clientId, { normalisedName, selectedEntityId });
    if (known === undefined) return upsertEntity(this.#transaction, this.#clientId, { name, type });
    if (!known.types.includes(type))
      await updateEntityTypes(this.#transaction, known.id, [...known.types, type]);
    return known.id;
  }
}
