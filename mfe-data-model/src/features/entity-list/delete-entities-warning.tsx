import { useApi } from '@assay/shared/api-client';
import type { Entity } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useQuery } from '@assay/shared/query';
import { WarningModal } from '@assay/shared/ui';
import { entityContentsQuery } from '../../entity/entity-contents.queries.ts';

interface DeleteEntitiesWarningProps {
  /** Empty: nothing is asked. */
  readonly entities: readonly Entity[];
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

/** The WARNING before entities are deleted, with the number of everything that goes with them [ENT-006, AMB-099]. */
export function DeleteEntitiesWarning(props: DeleteEntitiesWarningProps) {
  const { entities, isRunning, onCancel, onContinue } = props;
  const api = useApi();
  const { data: counts, isPending } = useQuery(
    entityContentsQuery(
      api,
      entities.map(({ id }) => id),
    ),
  );
  const [first] = entities;
  const number = (count: number) => formatNumber(String(count));
  return (
    <WarningModal
      opened={entities.length > 0}
      continuing={isRunning}
      onCancel={onCancel}
      onContinue={onContinue}
    >
      <p>
        {entities.length === 1
          ? text('entities.confirmDeleteOne', { name: first?.name ?? '' })
          : text('entities.confirmDeleteMany', { count: number(entities.length) })}
      </p>
      {isPending && <p>{text('entities.countingContents')}</p>}
      {counts && (
        <p>
          {text('entities.deletedWith', {
            akas: number(counts.akas),
            relationships: number(counts.relationships),
            datapoints: number(counts.datapoints),
            documents: number(counts.documents),
          })}
        </p>
      )}
    </WarningModal>
  );
}
