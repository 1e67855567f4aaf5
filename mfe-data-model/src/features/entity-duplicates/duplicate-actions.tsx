import type { Entity, EntityDuplicate } from '@assay/shared/contracts';
import { ACTIONS, formatDateTime } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useSettings } from '@assay/shared/platform';
import { Button, IconArrowMerge, iconProps, Text } from '@assay/shared/ui';
import { useMarkDistinct, useUnmarkDistinct } from './distinct.mutations.ts';
import classes from './entity-duplicates.module.css';

/** What is to be done once somebody answers a pair. */
export interface DuplicateAnswers {
  /** The two are to be merged: asks which stays. */
  readonly onMerge: (entities: readonly [Entity, Entity]) => void;
  /** The pair leaves the list. */
  readonly onAnswered?: (() => void) | undefined;
}

interface DuplicateActionsProps extends DuplicateAnswers {
  readonly duplicate: EntityDuplicate;
}

/** Who has said that the two are not the same, with Undo. */
function DistinctMark({
  distinct,
  onAnswered,
}: {
  readonly distinct: NonNullable<EntityDuplicate['distinct']>;
  readonly onAnswered?: (() => void) | undefined;
}) {
  const { defaultLanguage } = useSettings();
  const undo = useUnmarkDistinct();
  const { id, markedBy: by, markedAt } = distinct;
  return (
    <>
      <Text quiet caption>
        {text('entities.distinctBy', { by, time: formatDateTime(markedAt, defaultLanguage) })}
      </Text>
      <PermissionLock needs={ACTIONS['entities.merge']}>
        <Button
          size="sm"
          loading={undo.isPending}
          onClick={() => undo.mutate(id, { onSuccess: () => onAnswered?.() })}
        >
          {text('entities.undo')}
        </Button>
      </PermissionLock>
    </>
  );
}

/** The answers to a pair: one entity, which a person merges, or two. */
function PossibleActions({ duplicate: { entities }, onMerge, onAnswered }: DuplicateActionsProps) {
  const mark = useMarkDistinct({ onMarked: () => onAnswered?.() });
  const [first, second] = entities.map(({ entity }) => entity);
  if (first === undefined || second === undefined) return null;
  return (
    <>
      <PermissionLock needs={ACTIONS['entities.merge']} hideIcon>
        <Button
          size="sm"
          icon={<IconArrowMerge {...iconProps} />}
          disabled={mark.isPending}
          onClick={() => onMerge([first, second])}
        >
          {text('entities.mergePair')}
        </Button>
      </PermissionLock>
      <PermissionLock needs={ACTIONS['entities.merge']} hideIcon>
        <Button
          size="sm"
          variant="quiet"
          loading={mark.isPending}
          onClick={() => mark.mutate([first.id, second.id])}
        >
          {text('entities.markDistinct')}
        </Button>
      </PermissionLock>
    </>
  );
}

/** What can be done with a pair, named after both. */
export function DuplicateActions({ duplicate, ...answers }: DuplicateActionsProps) {
  const [first = '', second = ''] = duplicate.entities.map(({ entity }) => entity.name);
  return (
    <div
      className={classes.actions}
      role="group"
      aria-label={text('entities.duplicatePair', { first, second })}
    >
      {duplicate.distinct ? (
        <DistinctMark distinct={duplicate.distinct} onAnswered={answers.onAnswered} />
      ) : (
        <PossibleActions duplicate={duplicate} {...answers} />
      )}
    </div>
  );
}
