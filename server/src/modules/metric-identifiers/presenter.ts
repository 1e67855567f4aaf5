import { z } from 'zod';
import { validatorWire, type MetricSummary } from '@assay/shared/contracts';
import { SYSTEM_USER } from '../../platform/system-user.ts';
import type { MetricIdentifierRow } from './repository.ts';

const validators = z.array(validatorWire);

/** A metric identifier of a list. */
export function presentMetricIdentifier(row: MetricIdentifierRow): MetricSummary {
  return {
    id: row.id,
    fin: row.fin,
    name: row.name,
    description: row.description,
    type: row.type,
    timePeriod: row.time_period,
    createdBy: row.creator ?? SYSTEM_USER.name,
    associatedEntityType: row.associated_entity_type,
    associatedRelationshipEntityTypes: row.associated_relationship_entity_types,
    isStatic: row.is_static,
    validators: validators.parse(row.validators),
  };
}
