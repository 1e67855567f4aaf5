import { sql } from 'kysely';
import { z } from 'zod';
import { validatorWire } from '@assay/shared/contracts';
import {
  isMetricDataType,
  METRIC_DATA_TYPE_NAMES,
  type MetricDataType,
  type MetricSource,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { StoredSchemaGroup } from '../../database/column-types.ts';

const validatorsModel = z.array(validatorWire);

/** A metric of a schema with what its identifier says about it. */
export interface AssignedMetric {
  readonly fin: string;
  readonly displayName: string;
  readonly description: string;
  readonly type: MetricDataType;
  readonly timePeriod: string | null;
  readonly associatedEntityType: string | null;
  readonly filterGroup: string;
  readonly isRequired: boolean;
  readonly isPriority: boolean;
  readonly sources: readonly MetricSource[];
  readonly validators: z.output<typeof validatorWire>[];
  readonly isAdditive: boolean;
  /** What documents print for it besides its name, as people have said. */
  readonly labels: string[];
}

export interface AssignedGroup {
  readonly displayName: string;
  readonly groupIdentifier: string | null;
  readonly isRepeatingGroup: boolean;
  readonly calculatedTotals: boolean;
  readonly metrics: AssignedMetric[];
}

/** The schema by which documents of a type are extracted now. */
export interface AssignedSchema {
  readonly documentType: string;
  readonly versionedDocumentTypeId: number;
  readonly schemaVersion: number;
  readonly checks: unknown[];
  readonly groups: AssignedGroup[];
}

/**
 * The schema of each document type of a client: the newest assignment whose schema was not deleted [AMB-111, AMB-118],
 * in its current version. Metrics whose identifier was deleted are left out.
 */
export async function findAssignedSchemas(
  kysely: DatabaseClient,
  clientId: string,
): Promise<AssignedSchema[]> {
  const assigned = await kysely
    .selectFrom('versioned_document_types as assignment')
    .innerJoin('schemas', 'schemas.id', 'assignment.schema_id')
    .innerJoin('schema_versions as version', (join) =>
      join.onRef('version.schema_id', '=', 'schemas.id').onRef('version.version', '=', 'schemas.version'),
    )
    .innerJoin('document_types as type', (join) =>
      join
        .onRef('type.client_id', '=', 'assignment.client_id')
        .onRef('type.id', '=', 'assignment.document_type_id'),
    )
    .distinctOn('assignment.document_type_id')
    .select([
      'assignment.id as assignment_id',
      'assignment.document_type_id',
      'version.version',
      'version.groups',
      'type.checks',
    ])
    .where('assignment.client_id', '=', clientId)
    .where('schemas.deleted_at', 'is', null)
    .orderBy('assignment.document_type_id')
    .orderBy('assignment.version', 'desc')
    .execute();
  const identifiers = await findIdentifiers(kysely, clientId);
  return assigned.map((row) => ({
    documentType: row.document_type_id,
    versionedDocumentTypeId: row.assignment_id,
    schemaVersion: row.version,
    checks: row.checks,
    groups: row.groups.map((group) => assignGroup(group, identifiers)),
  }));
}

/** Groups that are not saved, as the extraction takes them. */
export async function assignGroups(
  kysely: DatabaseClient,
  clientId: string,
  groups: readonly StoredSchemaGroup[],
): Promise<AssignedGroup[]> {
  const identifiers = await findIdentifiers(kysely, clientId);
  return groups.map((group) => assignGroup(group, identifiers));
}

type Identifiers = Awaited<ReturnType<typeof findIdentifiers>>;

async function findIdentifiers(kysely: DatabaseClient, clientId: string) {
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'type', 'time_period', 'associated_entity_type', 'validators', 'is_additive', 'labels'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`type = any(${sql.val([...METRIC_DATA_TYPE_NAMES])}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.fin, row]));
}

function assignGroup(group: StoredSchemaGroup, identifiers: Identifiers): AssignedGroup {
  return {
    displayName: group.displayName,
    groupIdentifier: group.groupIdentifier ?? null,
    isRepeatingGroup: group.isRepeatingGroup,
    calculatedTotals: group.calculatedTotals,
    metrics: group.metrics.flatMap((metric) => {
      const identifier = identifiers.get(metric.fin);
      if (identifier === undefined || !isMetricDataType(identifier.type)) return [];
      const { fin, displayName, description, filterGroup, isRequired, isPriority, metricSources } = metric;
      return {
        fin,
        displayName,
        description,
        filterGroup,
        isRequired,
        isPriority,
        sources: metricSources,
        type: identifier.type,
        timePeriod: identifier.time_period,
        associatedEntityType: identifier.associated_entity_type,
        validators: validatorsModel.parse(identifier.validators),
        isAdditive: identifier.is_additive,
        labels: identifier.labels,
      };
    }),
  };
}
