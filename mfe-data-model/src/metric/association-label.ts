import type { EntityType } from '@assay/shared/contracts';
import { associatedTypes, type MetricAssociation } from '@assay/shared/domain';

/** What values of a metric are kept for, by the names of the types: 'Fund', or 'Fund - Limited Partner' [AMB-103]. */
export function associationLabel(metric: MetricAssociation, types: readonly EntityType[]): string {
  const nameOf = (fin: string) => types.find((type) => type.fin === fin)?.displayName ?? fin;
  return associatedTypes(metric).map(nameOf).join(' - ');
}
