import { ACTIONS, isAcceptanceTransition } from '@assay/shared/domain';
import { text, translateText } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { Button } from '@assay/shared/ui';
import { TextDialog } from '@assay/shared/widgets';
import { useState } from 'react';
import type { OfferedTransition } from '../api/user-acceptance.queries.ts';
import type { UserAcceptance } from '../hooks/use-user-acceptance.ts';

export interface TransitionButtonsProps {
  readonly acceptance: UserAcceptance;
}

/** What a transition needs; nothing that is known for one of a newer server, which refuses it itself. */
const needsOf = ({ id }: OfferedTransition) => (isAcceptanceTransition(id) ? ACTIONS[`documents.${id}`] : []);

/** The label in the page's language; the server's for one that this build does not know. */
const labelOf = ({ label }: OfferedTransition) =>
  translateText(label, ['acceptance.submit', 'acceptance.approve', 'acceptance.reject']);

/** A button for each transition that is offered. One that takes a justification asks for it first [UAW-001]. */
export function TransitionButtons({ acceptance }: TransitionButtonsProps) {
  const { transitions, isPending, make } = acceptance;
  const [pendingTransition, setPendingTransition] = useState<OfferedTransition | null>(null);
  const choose = (transition: OfferedTransition) => {
    if (transition.justification === undefined) void make(transition.id, null);
    else setPendingTransition(transition);
  };
  const answer = async (justification: string) => {
    if (pendingTransition && (await make(pendingTransition.id, justification === '' ? null : justification)))
      setPendingTransition(null);
  };
  return (
    <>
      {transitions.map((transition) => (
        <PermissionLock key={transition.id} needs={needsOf(transition)}>
          <Button
            loading={isPending && pendingTransition === null}
            aria-haspopup={transition.justification && 'dialog'}
            onClick={() => choose(transition)}
          >
            {labelOf(transition)}
          </Button>
        </PermissionLock>
      ))}
      {pendingTransition && (
        <TextDialog
          title={labelOf(pendingTransition)}
          action={labelOf(pendingTransition)}
          {...(pendingTransition.justification === 'required'
            ? { label: text('acceptance.justification'), missing: text('acceptance.justificationMissing') }
            : { label: text('acceptance.justificationOptional') })}
          isPending={isPending}
          onSubmit={(justification) => void answer(justification)}
          onClose={() => setPendingTransition(null)}
        />
      )}
    </>
  );
}
