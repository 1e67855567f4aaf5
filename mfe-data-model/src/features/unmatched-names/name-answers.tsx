import type { NameSuggestion, UnmatchedName } from '@assay/shared/contracts';
import { editAkasPermissions, ENTITY_ACTION_PERMISSIONS, type Permission } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { PermissionLock, usePlatform } from '@assay/shared/platform';
import { Button } from '@assay/shared/ui';
import { useState } from 'react';
import { ChooseEntityDialog } from '../../entity/choose-entity-dialog.tsx';
import { useAnswerName } from './answer-name.mutations.ts';
import classes from './unmatched-names.module.css';

const REASONS: Readonly<Record<NameSuggestion['reason'], MessageKey>> = {
  aka: 'entities.suggestedByAka',
  identifier: 'entities.suggestedByIdentifier',
  related: 'entities.suggestedByRelation',
  similar: 'entities.suggestedBySimilarity',
};

/** The answers to one name: each suggested entity, a new entity, or no entity. One click answers for all documents. */
export function NameAnswers({
  unmatched: { name, fins, suggestions },
}: {
  readonly unmatched: UnmatchedName;
}) {
  const { switches } = usePlatform();
  const answer = useAnswerName();
  const [isSearching, setSearching] = useState(false);
  const linkTo = (entityId: string) =>
    answer.mutate({ name, answer: { kind: 'entity', entityId, rememberAka: true } });
  const link: readonly Permission[] = [
    ...ENTITY_ACTION_PERMISSIONS.create,
    ...editAkasPermissions(switches).filter((one) => one !== 'CAN_CREATE_UPDATE_ENTITIES'),
  ];
  return (
    <div className={classes.answers} role="group" aria-label={text('entities.answersTo', { name })}>
      {suggestions.map(({ entityId, name: entity, reason, similarity }) => (
        <PermissionLock key={entityId} needs={link} hideIcon>
          <Button
            size="sm"
            disabled={answer.isPending}
            title={text('entities.isEntityHint', {
              name,
              entity,
              reason: textOf(REASONS[reason], { percent: Math.round(similarity * 100) }),
            })}
            onClick={() => linkTo(entityId)}
          >
            {entity}
          </Button>
        </PermissionLock>
      ))}
      <PermissionLock needs={link} hideIcon>
        <Button size="sm" variant="quiet" disabled={answer.isPending} onClick={() => setSearching(true)}>
          {text('entities.searchEntity')}
        </Button>
      </PermissionLock>
      {isSearching && (
        <ChooseEntityDialog
          title={text('entities.answersTo', { name })}
          action={text('entities.linkName')}
          onChoose={({ id }) => {
            setSearching(false);
            linkTo(id);
          }}
          onClose={() => setSearching(false)}
        />
      )}
      <PermissionLock needs={ENTITY_ACTION_PERMISSIONS.create} hideIcon>
        <Button
          size="sm"
          variant="quiet"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ name, answer: { kind: 'create', fins: [...fins] } })}
        >
          {text('entities.createFromName')}
        </Button>
      </PermissionLock>
      <PermissionLock needs={ENTITY_ACTION_PERMISSIONS.create} hideIcon>
        <Button
          size="sm"
          variant="quiet"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ name, answer: { kind: 'notEntity' } })}
        >
          {text('entities.notAnEntity')}
        </Button>
      </PermissionLock>
    </div>
  );
}
