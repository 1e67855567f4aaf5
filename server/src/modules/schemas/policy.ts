import { AppError, checkGroups, finOf, canDo, isSameName, SchemaEditError } from '@assay/shared/domain';
import type { SchemaGroupsInput } from '@assay/shared/contracts';
import type { StoredSchemaGroup } from '../../database/column-types.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { FullSchemaRow } from './repository.ts';

/** Templates are the provider's; others only copy them (AMB-108). @throws AppError FORBIDDEN */
export function requireMayWriteTemplates(actor: Actor, isTemplate: boolean): void {
  if (isTemplate && !actor.isProvider) throw new AppError('FORBIDDEN');
}

/** A schema that is created as published needs the permission to publish. @throws AppError FORBIDDEN */
export function requireMayPublish(actor: Actor, isPublished: boolean): void {
  if (isPublished && !canDo(actor.permissions, 'schemas.publish')) throw new AppError('FORBIDDEN');
}

/** Document types fall back to the built-in schemas (AMB-111). @throws AppError SCHEMA_BUILT_IN */
export function requireNotBuiltIn(schema: FullSchemaRow): void {
  if (schema.is_built_in) throw new AppError('SCHEMA_BUILT_IN');
}

/**
 * Groups of a save as they are stored. Settings that the body leaves out stay those of the stored group of the same name
 * (AMB-109); a repeating group without an identifier gets one.
 */
export function toStoredGroups(
  groups: SchemaGroupsInput,
  stored: readonly StoredSchemaGroup[] = [],
): StoredSchemaGroup[] {
  const taken = new Set<string>();
  return groups.map(({ displayName, metrics, ...group }) => {
    const before = stored.find((one) => isSameName(one.displayName, displayName));
    const isRepeatingGroup = group.isRepeatingGroup ?? before?.isRepeatingGroup ?? false;
    const calculatedTotals =
      group.calculatedTotals ?? (isRepeatingGroup && before?.calculatedTotals === true);
    const settings = { displayName: displayName.trim(), isRepeatingGroup, calculatedTotals };
    if (!isRepeatingGroup) return { ...settings, metrics };
    const wanted = group.groupIdentifier ?? before?.groupIdentifier;
    const identifier = finOf(wanted ?? displayName, taken);
    taken.add(identifier);
    return { ...settings, groupIdentifier: identifier, metrics };
  });
}

/**
 * Checks groups by every rule of the editor, and that the client has each of their metrics.
 * @throws AppError INVALID_REQUEST whose details say which rule is broken
 */
export function requireValidGroups(
  groups: readonly StoredSchemaGroup[],
  known: ReadonlyMap<string, { readonly time_period: string | null }>,
): void {
  const metrics = groups.flatMap((group) => group.metrics);
  const unknown = metrics.filter(({ fin }) => !known.has(fin)).map(({ fin }) => fin);
  if (unknown.length > 0)
    throw new AppError('INVALID_REQUEST', { identifier: 'groups', details: { unknownMetrics: unknown } });
  try {
    checkGroups(
      groups.map((group) => ({
        ...group,
        metrics: group.metrics.map((metric) => ({ ...metric, timePeriod: null })),
      })),
    );
  } catch (error) {
    if (!(error instanceof SchemaEditError)) throw error;
    const { key, params } = error;
    throw new AppError('INVALID_REQUEST', {
      identifier: 'groups',
      details: { rule: key, params },
      cause: error,
    });
  }
}
