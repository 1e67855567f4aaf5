import type { Entity, EntityType } from '@assay/shared/contracts';
import { duplicateNames, entityNameFailure, entityNamesFailure } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';

/** The fields of the overview form. */
export interface EntityFields {
  readonly name: string;
  readonly akas: readonly string[];
  readonly fins: readonly string[];
  readonly clientIdentifier: string;
}

export const BLANK_ENTITY: EntityFields = { name: '', akas: [], fins: [], clientIdentifier: '' };

/** The fields of a stored entity. */
export function fieldsOf({ name, akas, types, clientIdentifier }: Entity): EntityFields {
  return {
    name,
    akas,
    fins: types.map(({ fin }) => fin),
    clientIdentifier: clientIdentifier ?? '',
  };
}

/** The metadata as the calls take it; an empty identifier is null [ENT-022]. */
export function metadataOf({ name, fins, clientIdentifier }: EntityFields) {
  const identifier = clientIdentifier.trim();
  return {
    name: name.trim(),
    clientIdentifier: identifier === '' ? null : identifier,
    fins: [...fins],
  };
}

/** What a save sends: only what changed; null where nothing of it did [ENT-024, AKA-003]. */
export interface EntityChange {
  readonly metadata: Partial<ReturnType<typeof metadataOf>> | null;
  readonly akas: readonly string[] | null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const asSet = (fins: readonly string[]) => [...fins].sort();

/** The difference between the stored entity and the form. The order of types does not count, that of AKAs does. */
export function changeOf(stored: EntityFields, fields: EntityFields): EntityChange {
  const [before, after] = [metadataOf(stored), metadataOf(fields)];
  const metadata = {
    ...(after.name !== before.name && { name: after.name }),
    ...(after.clientIdentifier !== before.clientIdentifier && { clientIdentifier: after.clientIdentifier }),
    ...(!isSame(asSet(after.fins), asSet(before.fins)) && { fins: after.fins }),
  };
  return {
    metadata: Object.keys(metadata).length === 0 ? null : metadata,
    akas: isSame(stored.akas, fields.akas) ? null : fields.akas,
  };
}

/** What is wrong with the form, by field; empty when nothing is. */
export type EntityErrors = Partial<Record<'name' | 'akas' | 'fins', string>>;

/** Checks the form with the validators of the chosen types [ENT-025…ENT-029, AKA-004, AKA-005]. */
export function entityErrors(fields: EntityFields, types: readonly EntityType[]): EntityErrors {
  const chosen = types.filter(({ fin }) => fields.fins.includes(fin));
  const validators = chosen.flatMap((type) => type.validators);
  return {
    ...nameError(fields.name, validators),
    ...akasError(fields.akas, validators),
    ...(fields.fins.length === 0 && { fins: text('entities.typeRequired') }),
  };
}

type Validators = EntityType['validators'];

function nameError(name: string, validators: Validators): EntityErrors {
  if (name === '') return { name: text('entities.nameRequired') };
  const failure = entityNameFailure(name, validators);
  if (failure === null) return {};
  return { name: text('entities.nameInvalid', { reason: textOf(failure.key, failure.params) }) };
}

function akasError(akas: readonly string[], validators: Validators): EntityErrors {
  if (duplicateNames(akas).length > 0) return { akas: text('entities.akasDuplicate') };
  const failure = entityNamesFailure(akas, validators);
  if (failure === null) return {};
  return { akas: text('entities.akasInvalid', { reason: textOf(failure.key, failure.params) }) };
}

/** The names that a save adds, which may belong to other entities already. */
export function namesToCheck(stored: EntityFields, { metadata, akas }: EntityChange): readonly string[] {
  const added = (akas ?? []).filter((aka) => !stored.akas.includes(aka));
  return metadata?.name === undefined ? added : [metadata.name, ...added];
}
