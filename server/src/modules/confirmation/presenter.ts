import type { ConfirmationPreview } from '@assay/shared/contracts';
import type { ConfirmationOutcome } from './outcome.ts';
import type { StoredValue } from './stored-values.ts';

/** What a confirmation cannot write, as it is sent [AMB-137]. */
export function presentUnwritten({
  unowned,
  ambiguous,
  typeNames,
}: Pick<ConfirmationOutcome, 'unowned' | 'ambiguous' | 'typeNames'>): Pick<
  ConfirmationPreview,
  'unowned' | 'ambiguous'
> {
  const typeNameOf = (type: string) => typeNames.get(type) ?? type;
  return {
    unowned: unowned.map(({ value: { metricId, fin }, needs }) => ({
      metricId,
      fin,
      needs: needs.map((name) => ({
        fin: name.type,
        typeName: typeNameOf(name.type),
        metricId: name.metricId,
      })),
    })),
    ambiguous: ambiguous.map(({ named: { metricId, type }, entityCount, waiting }) => ({
      metricId,
      fin: type,
      typeName: typeNameOf(type),
      entityCount,
      waiting: [...waiting],
    })),
  };
}

/** A stored value and what confirming makes of it, as it is sent. */
export function presentReplaced({ row, next }: StoredValue): ConfirmationPreview['replaced'][number] {
  return {
    metricName: row.metric_name,
    metricType: row.metric_type,
    fin: row.fin,
    ownerName: row.owner_name,
    reportingDate: row.reporting_date,
    stored: { value: row.value, currency: row.currency },
    next,
  };
}

/** What a confirmation writes and cannot write, as it is sent. */
export function presentOutcome(
  outcome: ConfirmationOutcome & { readonly replaced: readonly StoredValue[] },
): ConfirmationPreview {
  return {
    ...presentUnwritten(outcome),
    replaced: outcome.replaced.map(presentReplaced),
    writtenCount: outcome.writtenCount,
    created: outcome.created.map(({ named: { metricId, type, name }, near }) => ({
      metricId,
      fin: type,
      typeName: outcome.typeNames.get(type) ?? type,
      name,
      near: near.map((entity) => ({ entityId: entity.entityId, name: entity.name })),
    })),
  };
}
