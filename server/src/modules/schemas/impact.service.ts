import { z } from 'zod';
import {
  AppError,
  isMetricDataType,
  missingRequiredMetrics,
  validateMetricValue,
} from '@assay/shared/domain';
import { validatorWire, type ImpactOnValues, type SchemaGroupsInput } from '@assay/shared/contracts';
import type { StoredSchemaGroup } from '../../database/column-types.ts';
import type { DatabaseClient } from '../../database/database.ts';
import { findDocumentTypes, requiredMetricsOf } from '../document-types/index.ts';
import { findAssignments } from './assignment.repository.ts';
import { findIdentifiers } from './identifier.repository.ts';
import {
  findConfirmed,
  findVerifiedValues,
  type ConfirmedDocument,
  type VerifiedValue,
} from './impact.repository.ts';
import { toStoredGroups } from './policy.ts';
import type { Identifiers } from './presenter.ts';
import { findSchema } from './repository.ts';

/** Of more confirmed documents than this the latest are looked at. */
const MAX_DOCUMENTS = 1000;

const validators = z.array(validatorWire);

const finsOf = (groups: readonly StoredSchemaGroup[], isRequired = false) =>
  new Set(
    groups
      .flatMap(({ metrics }) => metrics.filter((one) => one.isRequired || !isRequired))
      .map(({ fin }) => fin),
  );

interface Comparison {
  readonly before: readonly StoredSchemaGroup[];
  readonly after: readonly StoredSchemaGroup[];
  readonly identifiers: Identifiers;
  readonly documents: readonly ConfirmedDocument[];
  readonly values: readonly VerifiedValue[];
}

type Finding = Omit<ImpactOnValues, 'fin' | 'name' | 'reason'>;

/** Counts values, with the first as the example; null where there are none. */
function countValues([first, ...others]: readonly VerifiedValue[]): Finding | null {
  if (first === undefined) return null;
  const { documentId: documentRequestId, fileName, value } = first;
  return { count: others.length + 1, example: { documentRequestId, fileName, value } };
}

/** Confirmed documents in which a metric has no verified value. */
function countWithout(documents: readonly ConfirmedDocument[], having: ReadonlySet<string>): Finding | null {
  const without = documents.filter(({ id }) => !having.has(id));
  const [first] = without;
  if (first === undefined) return null;
  return {
    count: without.length,
    example: { documentRequestId: first.id, fileName: first.fileName, value: null },
  };
}

/** Whether a verified value is one that the validators of its metric refuse now. */
function isInvalid({ dataType, value }: VerifiedValue, rules: unknown): boolean {
  if (!isMetricDataType(dataType)) return false;
  const check = { value, dataType, validators: validators.parse(rules), hasDatapoint: true };
  return validateMetricValue(check) !== null;
}

/** Which values of confirmed documents would newly fail. */
function compareValues({ before, after, identifiers, documents, values }: Comparison): ImpactOnValues[] {
  const byFin = Map.groupBy(values, ({ fin }) => fin);
  const wasRequired = finsOf(before, true);
  const isKept = finsOf(after);
  const found = (fin: string, reason: ImpactOnValues['reason'], finding: Finding | null) =>
    finding === null ? [] : [{ fin, name: identifiers.get(fin)?.name ?? fin, reason, ...finding }];
  const required = [...finsOf(after, true)].filter((fin) => !wasRequired.has(fin));
  return [
    ...required.flatMap((fin) => {
      const having = new Set((byFin.get(fin) ?? []).map(({ documentId }) => documentId));
      return found(fin, 'required', countWithout(documents, having));
    }),
    ...[...isKept].flatMap((fin) => {
      const rules = identifiers.get(fin)?.validators ?? [];
      const invalid = (byFin.get(fin) ?? []).filter((value) => isInvalid(value, rules));
      return found(fin, 'invalid', countValues(invalid));
    }),
    ...[...finsOf(before)]
      .filter((fin) => !isKept.has(fin))
      .flatMap((fin) => found(fin, 'removed', countValues(byFin.get(fin) ?? []))),
  ];
}

/** The metrics that new documents would get, and those that they would get no more; null where they are the same. */
function compareMetrics(
  { name, groups }: { readonly name: string; readonly groups: readonly StoredSchemaGroup[] },
  fins: ReadonlySet<string>,
  named: (fin: string) => { readonly name: string },
) {
  const today = finsOf(groups);
  const namesOf = (found: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...found]
      .filter((fin) => !others.has(fin))
      .map((fin) => named(fin).name)
      .sort();
  const [added, removed] = [namesOf(fins, today), namesOf(today, fins)];
  return added.length + removed.length === 0 ? null : { name, added, removed };
}

/** What a change of a schema affects, found without storing anything. */
export class SchemaImpactService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** @throws AppError NOT_FOUND for an unknown schema */
  async check(
    clientId: string,
    command: { documentSchemaId?: string | undefined; groups: SchemaGroupsInput },
  ) {
    const { documentSchemaId: id } = command;
    const schema = id === undefined ? null : await findSchema(this.#kysely, clientId, id);
    if (schema === undefined) throw new AppError('NOT_FOUND');
    const before = schema?.groups ?? [];
    const after = toStoredGroups(command.groups, before);
    const identifiers = await findIdentifiers(this.#kysely, clientId);
    const documentTypes = await this.#checkTypes(clientId, { id, fins: finsOf(after), identifiers });
    const assigned = documentTypes.filter(({ isAssigned }) => isAssigned);
    const found = await findConfirmed(
      this.#kysely,
      clientId,
      assigned.map(({ documentType }) => documentType),
      MAX_DOCUMENTS + 1,
    );
    const documents = found.slice(0, MAX_DOCUMENTS);
    const values = await findVerifiedValues(
      this.#kysely,
      documents.map((document) => document.id),
      [...finsOf([...before, ...after])],
    );
    return {
      documentTypes,
      values: compareValues({ before, after, identifiers, documents, values }),
      documentCount: documents.length,
      isCapped: found.length > MAX_DOCUMENTS,
    };
  }

  async #checkTypes(
    clientId: string,
    {
      id,
      fins,
      identifiers,
    }: { id: string | undefined; fins: ReadonlySet<string>; identifiers: Identifiers },
  ) {
    const types = await findDocumentTypes(this.#kysely, clientId);
    const assignments = await findAssignments(this.#kysely, clientId);
    const named = (fin: string) => ({ fin, name: identifiers.get(fin)?.name ?? fin });
    const checked = [];
    for (const type of types) {
      const current = assignments.find((row) => row.document_type_id === type.id)?.schema_id;
      const isAssigned = current !== undefined && current === id;
      const missing = missingRequiredMetrics({ requiredMetrics: requiredMetricsOf(type) }, fins).map(named);
      const stored =
        current === undefined || isAssigned ? undefined : await findSchema(this.#kysely, clientId, current);
      checked.push({
        documentType: type.id,
        isAssigned,
        missing,
        replaces: stored === undefined ? null : compareMetrics(stored, fins, named),
      });
    }
    return checked;
  }
}
