import type { Entity } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, IconArrowMerge, iconProps } from '@assay/shared/ui';
import { useState } from 'react';
import { ChooseEntityDialog } from '../../entity/choose-entity-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

interface MergeEntityProps {
  readonly entity: Entity;
  /** The entities are one now, which is this one. */
  readonly onMerged: (target: Entity) => void;
}

/** Merges an entity with another one, which is found by its name. */
export function MergeEntity({ entity, onMerged }: MergeEntityProps) {
  const [other, setOther] = useState<Entity | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <PermissionLock needs={ACTIONS['entities.merge']} hideIcon>
        <Button icon={<IconArrowMerge {...iconProps} />} onClick={() => setChoosing(true)}>
          {text('entities.merge')}
        </Button>
      </PermissionLock>
      {isChoosing && (
        <ChooseEntityDialog
          title={text('entities.mergeWith', { name: entity.name })}
          action={text('generic.continue')}
          excludedId={entity.id}
          onChoose={(chosen) => {
            setChoosing(false);
            setOther(chosen);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {other && <MergeDialog entities={[entity, other]} onClose={() => setOther(null)} onMerged={onMerged} />}
    </>
  );
}
