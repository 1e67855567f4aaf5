import { z } from 'zod';
import {
  validatorWire,
  type SchemaGroupWire,
  type SchemaMetadata,
  type SchemaVersion,
  type SchemaWire,
} from '@assay/shared/contracts';
import type { StoredSchemaGroup, StoredSchemaMetric } from '../../database/column-types.ts';
import { SYSTEM_USER } from '../../platform/system-user.ts';
import type { AssignmentRow } from './assignment.repository.ts';
import type { SchemaIdentifier } from './identifier.repository.ts';
import type { FullSchemaRow, SchemaRow } from './repository.ts';
import type { VersionRow } from './version.repository.ts';

const validators = z.array(validatorWire);

export type Identifiers = ReadonlyMap<string, SchemaIdentifier>;

/** A schema of a list with the document types that it is assigned to. */
export function presentSchema(schema: SchemaRow, assignments: readonly AssignmentRow[]): SchemaMetadata {
  return {
    documentSchemaId: schema.id,
    name: schema.name,
    description: schema.description,
    isTemplate: schema.is_template,
    isPublished: schema.is_published,
    isBuiltIn: schema.is_built_in === true,
    versionedDocumentTypes: assignments
      .filter(({ schema_id: schemaId }) => schemaId === schema.id)
      .map(({ document_type_id: documentType }) => ({ documentType, documentSchemaId: schema.id })),
  };
}

function presentMetric(
  metric: StoredSchemaMetric,
  identifier: SchemaIdentifier,
): SchemaGroupWire['metrics'][number] {
  return {
    fin: metric.fin,
    displayName: metric.displayName,
    description: metric.description,
    filterGroup: metric.filterGroup,
    isRequired: metric.isRequired,
    isPriority: metric.isPriority,
    metricSources: [...metric.metricSources],
    type: identifier.type,
    validators: validators.parse(identifier.validators),
    isStatic: identifier.is_static,
    associatedEntityType: identifier.associated_entity_type,
    associatedRelationshipEntityTypes: identifier.associated_relationship_entity_types,
    timePeriod: identifier.time_period === null ? null : { name: identifier.time_period },
    calculation: identifier.is_calculation,
  };
}

/** Stored groups with what the metric identifiers say (AMB-109). A metric whose identifier was deleted is left out. */
export function presentGroups(
  groups: readonly StoredSchemaGroup[],
  identifiers: Identifiers,
): SchemaGroupWire[] {
  return groups.map(({ displayName, isRepeatingGroup, calculatedTotals, groupIdentifier, metrics }) => ({
    displayName,
    isRepeatingGroup,
    calculatedTotals,
    ...(isRepeatingGroup && groupIdentifier !== undefined ? { groupIdentifier } : {}),
    metrics: metrics.flatMap((metric) => {
      const identifier = identifiers.get(metric.fin);
      return identifier === undefined ? [] : [presentMetric(metric, identifier)];
    }),
  }));
}

/** A schema with its groups. */
export function presentFullSchema(
  schema: FullSchemaRow,
  {
    assignments,
    identifiers,
  }: { readonly assignments: readonly AssignmentRow[]; readonly identifiers: Identifiers },
): SchemaWire {
  return {
    ...presentSchema(schema, assignments),
    groups: presentGroups(schema.groups, identifiers),
    version: schema.version,
    savedBy: schema.saved_by ?? SYSTEM_USER.name,
    savedAt: schema.created_at.toISOString(),
  };
}

export function presentVersion(row: VersionRow, identifiers: Identifiers): SchemaVersion {
  return {
    version: row.version,
    name: row.name,
    description: row.description,
    groups: presentGroups(row.groups, identifiers),
    savedBy: row.saved_by ?? SYSTEM_USER.name,
    savedAt: row.created_at.toISOString(),
    isPublished: row.is_published,
  };
}
