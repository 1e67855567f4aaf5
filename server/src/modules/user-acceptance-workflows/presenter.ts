import type { getUserAcceptance, ResponseOf, TransitionWire } from '@assay/shared/contracts';
import { ACCEPTANCE_RULES, type AcceptanceTransition } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';
import type { ChangedValueRow, TransitionRow } from './repository.ts';
import type { Workflow } from './service.ts';

const LABELS = {
  submit: 'acceptance.submit',
  approve: 'acceptance.approve',
  reject: 'acceptance.reject',
} as const satisfies Record<AcceptanceTransition, MessageKey>;

/** A transition with its label [UAW-001]. */
export function presentTransition(id: AcceptanceTransition): TransitionWire {
  const { justification } = ACCEPTANCE_RULES[id];
  return { id, label: text(LABELS[id]), ...(justification === undefined ? {} : { justification }) };
}

const presentMade = ({ transition, user_name: madeBy, made_at: madeAt, justification }: TransitionRow) => ({
  transition,
  madeBy,
  madeAt: madeAt.toISOString(),
  justification,
});

const presentChange = (row: ChangedValueRow) => ({
  metricId: row.metric_id,
  from: { value: row.extracted_value ?? '', currency: row.extracted_currency },
  to: { value: row.value ?? '', currency: row.currency },
  changedBy: row.last_modified_by,
  changedAt: row.last_modified.toISOString(),
});

export function presentWorkflow(workflow: Workflow): ResponseOf<typeof getUserAcceptance> {
  return {
    state: workflow.situation.state,
    isRequired: workflow.isRequired,
    isOwnWork: workflow.situation.isOwnWork,
    history: workflow.transitions.map(presentMade),
    changes: workflow.changes.map(presentChange),
  };
}
