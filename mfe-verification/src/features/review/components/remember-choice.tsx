import type { NameChoiceScope } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useRememberChoice } from '../api/remember-choice.mutations.ts';
import classes from './entity-link.module.css';

export interface RememberChoiceProps {
  readonly documentRequestId: string;
  readonly metricId: string;
  readonly fin: string;
  readonly entity: { readonly id: string; readonly name: string };
}

const LABELS = { fund: 'verification.rememberForFund', sender: 'verification.rememberForSender' } as const;

/** Offers to remember which of several entities a name means. A fund's own name is remembered for its sender. */
export function RememberChoice({ documentRequestId, metricId, fin, entity }: RememberChoiceProps) {
  const choice = useRememberChoice();
  const scopes: readonly NameChoiceScope[] = fin === 'fund' ? ['sender'] : ['fund', 'sender'];
  if (choice.isSuccess) return null;
  return scopes.map((scope) => (
    <button
      key={scope}
      type="button"
      className={classes.choice}
      disabled={choice.isPending}
      onClick={() => choice.mutate({ documentRequestId, metricId, entity, scope })}
    >
      {text(LABELS[scope])}
    </button>
  ));
}
