import { useApi } from '@assay/shared/api-client';
import type { Entity } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { WarningModal } from '@assay/shared/ui';
import { entityContentsQuery } from '../../../entity/entity-contents.queries.ts';
import { entityTypeName } from '../../../entity/entity-type-label.tsx';
import { misplacedValuesQuery } from '../../../entity/misplaced-values.queries.ts';

interface TypeRemovalWarningProps {
  readonly entity: Entity;
  /** The type that is about to be removed. */
  readonly fin: string;
  /** The types that remain. */
  readonly remaining: readonly string[];
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/**
 * Asks before a type is removed, with the number of relationships that go with it and of values that will be of none of the
 * types [ENT-014, MET-017].
 */
export function TypeRemovalWarning(props: TypeRemovalWarningProps) {
  const { entity, fin, remaining, onCancel, onContinue } = props;
  const type = entity.types.find((own) => own.fin === fin);
  const owner = { kind: 'entity', id: entity.id } as const;
  const api = useApi();
  const going = useQuery(entityContentsQuery(api, [entity.id], [fin]));
  const { data, isPending } = useQuery(
    misplacedValuesQuery(api, owner, { offset: 0, maxPageSize: 1, types: remaining }),
  );
  const count = data?.totalCount ?? 0;
  return (
    <WarningModal opened onCancel={onCancel} onContinue={onContinue}>
      <p>{text('entities.typeRemoval', { type: type ? entityTypeName(type) : fin })}</p>
      {going.data && going.data.relationships > 0 && (
        <p>
          {text('entities.typeRemovalRelationships', {
            relationships: formatNumber(String(going.data.relationships)),
            datapoints: formatNumber(String(going.data.datapoints)),
          })}
        </p>
      )}
      {(isPending || going.isPending) && <p>{text('entities.countingContents')}</p>}
      {count > 0 && <p>{text('entities.typeRemovalValues', { count: formatNumber(String(count)) })}</p>}
    </WarningModal>
  );
}
