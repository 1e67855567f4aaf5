import { useApi } from '@assay/shared/api-client';
import { findAlikeNames, type AlikePair, type UnmatchedName } from '@assay/shared/contracts';
import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';
import { Button, iconProps, IconLink, IconPlus, SelectionBar } from '@assay/shared/ui';
import type { RowSelection } from '@assay/shared/widgets/list-page';
import { useState } from 'react';
import { ChooseEntityDialog } from '../../entity/choose-entity-dialog.tsx';
import { AlikeNamesDialog } from './alike-names-dialog.tsx';
import { useAnswerNames } from './answer-name.mutations.ts';
import { useLinkPermissions } from './link-permissions.ts';

interface SelectedNamesProps {
  readonly selection: RowSelection<UnmatchedName>;
  /** So many names leave the list. */
  readonly onAnswered: (count: number) => void;
}

/** Names that are looked at before they become entities, with the pairs among them that are alike. */
function useAlikeNames(onNone: (names: readonly string[]) => void) {
  const api = useApi();
  const notify = useNotify();
  const [found, setFound] = useState<{
    readonly names: readonly string[];
    readonly pairs: readonly AlikePair[];
  } | null>(null);
  const search = useMutation({
    mutationFn: (names: readonly string[]) => api.call(findAlikeNames, { body: { names: [...names] } }),
    onSuccess: ({ pairs }, names) => (pairs.length === 0 ? onNone(names) : setFound({ names, pairs })),
    onError: (error) => notify.failure(error, 'entities.alikeFailed'),
  });
  return { found, isSearching: search.isPending, search: search.mutate, close: () => setFound(null) };
}

/** What the selected names are: entities of their own, one entity, or none. Names that are alike are shown before they become entities. */
export function SelectedNames({ selection, onAnswered }: SelectedNamesProps) {
  const [isChoosing, setChoosing] = useState(false);
  const link = useLinkPermissions();
  const names = selection.rows.map(({ name }) => name);
  const answers = useAnswerNames({
    onAnswered: (answered) => {
      alike.close();
      selection.drop(selection.rows.filter(({ name }) => answered.includes(name)).map(({ key }) => key));
      onAnswered(answered.length);
    },
  });
  const create = (chosen: readonly string[]) =>
    answers.answerNames({ names: [...chosen], answer: { kind: 'create' } });
  const alike = useAlikeNames(create);
  const isBusy = answers.isPending || alike.isSearching;
  return (
    <>
      <SelectionBar count={names.length} onClear={selection.clear}>
        <PermissionLock needs={ACTIONS['entities.create']}>
          <Button
            size="sm"
            icon={<IconPlus {...iconProps} />}
            disabled={isBusy}
            onClick={() => alike.search(names)}
          >
            {text('entities.createSelected')}
          </Button>
        </PermissionLock>
        <PermissionLock needs={link}>
          <Button
            size="sm"
            icon={<IconLink {...iconProps} />}
            disabled={isBusy}
            onClick={() => setChoosing(true)}
          >
            {text('entities.linkSelected')}
          </Button>
        </PermissionLock>
        <PermissionLock needs={ACTIONS['entities.create']}>
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => answers.answerNames({ names, answer: { kind: 'notEntity' } })}
          >
            {text('entities.refuseSelected')}
          </Button>
        </PermissionLock>
      </SelectionBar>
      {alike.found && (
        <AlikeNamesDialog
          {...alike.found}
          isRunning={answers.isPending}
          onCreate={create}
          onClose={alike.close}
        />
      )}
      {isChoosing && (
        <ChooseEntityDialog
          title={text('entities.linkSelectedTitle')}
          action={text('entities.linkName')}
          onChoose={({ id }) => {
            setChoosing(false);
            answers.answerNames({ names, answer: { kind: 'entity', entityId: id, rememberAka: true } });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
