import { isMetricDataType, type FormulaMetric } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';

/** A metric with what its formula says. */
export interface MetricFormula extends FormulaMetric {
  readonly name: string;
  /** Null where nothing is calculated. */
  readonly formula: string | null;
  readonly isCalculation: boolean;
}

/** All metrics of a client with a known type, for checks of a formula. */
export async function findFormulaMetrics(kysely: DatabaseClient, clientId: string): Promise<MetricFormula[]> {
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'name', 'type', 'associated_entity_type', 'associated_relationship_entity_types'])
    .select(['operands', 'formula', 'is_calculation'])
    .where('client_id', '=', clientId)
    .orderBy('fin')
    .execute();
  return rows.flatMap(({ fin, name, type, operands, formula, ...row }) =>
    isMetricDataType(type)
      ? [
          {
            fin,
            name,
            type,
            operands,
            formula,
            isCalculation: row.is_calculation,
            associatedEntityType: row.associated_entity_type,
            associatedRelationshipEntityTypes: row.associated_relationship_entity_types,
          },
        ]
      : [],
  );
}

/** The metrics of a client that are calculated, with the types of the metrics they read. */
export async function findCalculatedMetrics(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'type', 'formula', 'operands'])
    .where('client_id', '=', clientId)
    .where('is_calculation', '=', true)
    .where('formula', 'is not', null)
    .execute();
}

/** The types of metrics by fin. */
export async function findTypes(
  kysely: DatabaseClient,
  clientId: string,
  fins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (fins.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'type'])
    .where('client_id', '=', clientId)
    .where('fin', 'in', [...fins])
    .execute();
  return new Map(rows.map(({ fin, type }) => [fin, type]));
}
