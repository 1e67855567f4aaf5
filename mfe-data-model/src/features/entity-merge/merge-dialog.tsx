import { useApi } from '@assay/shared/api-client';
import { countEntityContents, type Entity } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { entitiesKey, queryOptions, useQuery } from '@assay/shared/query';
import { Button, Modal, Select, Stack } from '@assay/shared/ui';
import { useState } from 'react';
import { useMergeEntities } from './merge-entities.mutations.ts';

/** Width of the dialog in px. */
const WIDTH = 560;

/** What would be carried over from an entity. */
function useCarriedOver(id: string) {
  const api = useApi();
  return useQuery(
    queryOptions({
      queryKey: [...entitiesKey, 'contents', [id]],
      queryFn: ({ signal }) => api.call(countEntityContents, { body: { uuids: [id] } }, { signal }),
    }),
  );
}

interface MergeDialogProps {
  readonly entities: readonly [Entity, Entity];
  readonly onClose: () => void;
  /** The entities are one now, which is this one. */
  readonly onMerged: (target: Entity) => void;
}

/** Merges two entities: asks which name stays, and says what goes there. */
export function MergeDialog({ entities: [first, second], onClose, onMerged }: MergeDialogProps) {
  const [stays, setStays] = useState(first.id);
  const [target, source] = stays === first.id ? [first, second] : [second, first];
  const { data: counts } = useCarriedOver(source.id);
  const merge = useMergeEntities({
    onMerged: () => {
      onClose();
      onMerged(target);
    },
  });
  const number = (count: number) => formatNumber(String(count));
  return (
    <Modal
      opened
      onClose={onClose}
      closable={!merge.isPending}
      width={WIDTH}
      title={text('entities.mergeTitle')}
      footer={
        <>
          <Button onClick={onClose} disabled={merge.isPending}>
            {text('generic.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={merge.isPending}
            onClick={() => merge.mutate({ targetId: target.id, sourceId: source.id })}
          >
            {text('entities.merge')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Select
          label={text('entities.mergeStays')}
          options={[first, second].map(({ id, name }) => ({ value: id, label: name }))}
          value={stays}
          onChange={(id) => id !== null && setStays(id)}
        />
        <p>{text('entities.mergeBecomesAka', { source: source.name, target: target.name })}</p>
        {counts && (
          <p>
            {text('entities.mergeCarriesOver', {
              akas: number(counts.akas),
              relationships: number(counts.relationships),
              datapoints: number(counts.datapoints),
              documents: number(counts.documents),
            })}
          </p>
        )}
      </Stack>
    </Modal>
  );
}
