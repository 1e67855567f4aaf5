import {
  AppError,
  duplicateNames,
  entityNamesFailure,
  type EntityNameFailure,
  type ErrorCode,
} from '@assay/shared/domain';
import type { EntityType } from '@assay/shared/contracts';

/** The entity types of a client by fin. */
export type EntityTypes = ReadonlyMap<string, EntityType>;

const CODE_OF_FAILURE: Partial<Record<EntityNameFailure['key'], ErrorCode>> = {
  'entities.nameEmpty': 'EMPTY_ENTITY_NAME',
  'entities.nameTooLong': 'INVALID_REQUEST',
};

/** @throws AppError INVALID_REQUEST where the client has no such entity type */
export function requireKnownTypes(fins: readonly string[], types: EntityTypes): void {
  if (!fins.every((fin) => types.has(fin))) throw new AppError('INVALID_REQUEST', { identifier: 'fins' });
}

/**
 * Checks names by the shared check, with the validators of the entity's types [ENT-028].
 * @throws AppError EMPTY_ENTITY_NAME, METRIC_VALIDATION_FAILED or INVALID_REQUEST
 */
export function requireValidNames(
  names: readonly string[],
  fins: readonly string[],
  { types, identifier }: { readonly types: EntityTypes; readonly identifier: 'name' | 'akas' },
): void {
  const validators = fins.flatMap((fin) => types.get(fin)?.validators ?? []);
  const failure = entityNamesFailure(names, validators);
  if (failure === null) return;
  throw new AppError(CODE_OF_FAILURE[failure.key] ?? 'METRIC_VALIDATION_FAILED', { identifier });
}

/** @throws AppError CANNOT_DUPLICATE_AKA where two AKAs are equal after normalisation [AKA-006] */
export function requireDistinctAkas(akas: readonly string[]): void {
  const [repeated] = duplicateNames(akas);
  if (repeated !== undefined)
    throw new AppError('CANNOT_DUPLICATE_AKA', { identifier: 'akas', details: { aka: repeated } });
}
