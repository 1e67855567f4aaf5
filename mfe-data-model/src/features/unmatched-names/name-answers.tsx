import type { NameSuggestion, UnmatchedName } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { text, textOf, type MessageKey } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button, Text } from '@assay/shared/ui';
import { useState } from 'react';
import { ChooseEntityDialog } from '../../entity/choose-entity-dialog.tsx';
import { useAnswerName } from './answer-name.mutations.ts';
import { useLinkPermissions } from './link-permissions.ts';
import { useSuggestionsFor } from './name-suggestions.tsx';
import classes from './unmatched-names.module.css';

const REASONS: Readonly<Record<NameSuggestion['reason'], MessageKey>> = {
  aka: 'entities.suggestedByAka',
  identifier: 'entities.suggestedByIdentifier',
  related: 'entities.suggestedByRelation',
  similar: 'entities.suggestedBySimilarity',
};

/** The answers to one name: each suggested entity, a new entity, or no entity. One click answers for all documents. */
export function NameAnswers({ unmatched: { name, fins } }: { readonly unmatched: UnmatchedName }) {
  const suggestions = useSuggestionsFor(name);
  const answer = useAnswerName();
  const [isSearching, setSearching] = useState(false);
  const linkTo = (entityId: string) =>
    answer.mutate({ name, answer: { kind: 'entity', entityId, rememberAka: true } });
  const link = useLinkPermissions();
  return (
    <div className={classes.answers} role="group" aria-label={text('entities.answersTo', { name })}>
      {suggestions === undefined && (
        <Text quiet caption className={classes.loading}>
          {text('entities.suggestionsLoading')}
        </Text>
      )}
      {suggestions?.map(({ entityId, name: entity, reason, similarity }) => (
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
            <span className={classes.suggestion}>
              <span className={classes.suggested}>{entity}</span>
              <Text quiet caption>
                {text('entities.similarityOf', { percent: Math.round(similarity * 100) })}
              </Text>
            </span>
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
      <PermissionLock needs={ACTIONS['entities.create']} hideIcon>
        <Button
          size="sm"
          variant="quiet"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ name, answer: { kind: 'create', fins: [...fins] } })}
        >
          {text('entities.createFromName')}
        </Button>
      </PermissionLock>
      <PermissionLock needs={ACTIONS['entities.create']} hideIcon>
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
