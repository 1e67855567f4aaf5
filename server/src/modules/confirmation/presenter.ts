import type { ResponseOf, setDocumentState } from '@assay/shared/contracts';
import type { ConfirmationOutcome } from './outcome.ts';

/** What a confirmation cannot write, as it is sent [AMB-137]. */
export function presentUnwritten({
  unowned,
  ambiguous,
  typeNames,
}: Pick<ConfirmationOutcome, 'unowned' | 'ambiguous' | 'typeNames'>): Required<
  Pick<ResponseOf<typeof setDocumentState>, 'unowned' | 'ambiguous'>
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
    ambiguous: ambiguous.map(({ named: { metricId, type }, entityCount, valueCount }) => ({
      metricId,
      fin: type,
      typeName: typeNameOf(type),
      entityCount,
      valueCount,
    })),
  };
}
