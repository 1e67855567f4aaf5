/** Where a document is in its user-acceptance workflow. `open`: nothing was submitted, or values changed since. */
export type AcceptanceState = 'open' | 'submitted' | 'approved' | 'rejected';

/** The transitions of the workflow, in the order in which they are offered [AMB-070]. */
export const ACCEPTANCE_TRANSITIONS = ['submit', 'approve', 'reject'] as const;
export type AcceptanceTransition = (typeof ACCEPTANCE_TRANSITIONS)[number];

/** Whether a transition takes a justification; it takes none where this is undefined [AMB-070]. */
export type JustificationRule = 'required' | 'optional' | undefined;

interface TransitionRule {
  readonly from: readonly AcceptanceState[];
  readonly to: AcceptanceState;
  readonly justification: JustificationRule;
  /** A decision on the work of someone else. */
  readonly isDecision: boolean;
}

/** The rules of the transitions [AMB-070]. */
export const ACCEPTANCE_RULES: Readonly<Record<AcceptanceTransition, TransitionRule>> = {
  submit: { from: ['open', 'rejected'], to: 'submitted', justification: undefined, isDecision: false },
  approve: { from: ['submitted'], to: 'approved', justification: undefined, isDecision: true },
  reject: { from: ['submitted'], to: 'rejected', justification: 'required', isDecision: true },
};

/** The last transition of a document since its values were extracted. */
interface LastTransition {
  readonly transition: AcceptanceTransition;
  /** The revision of the document that it was about; it rises with every saved change. */
  readonly revision: number;
}

/** Whether a text is the id of a transition. */
export function isAcceptanceTransition(id: string): id is AcceptanceTransition {
  return (ACCEPTANCE_TRANSITIONS as readonly string[]).includes(id);
}

/**
 * The state that the last transition left a document in. Another extraction starts the workflow anew, so that there is no
 * transition, and an approval ends with the next saved change: nobody has approved that one.
 */
export function acceptanceStateOf(
  last: LastTransition | undefined,
  presentRevision: number,
): AcceptanceState {
  if (last === undefined) return 'open';
  const { to } = ACCEPTANCE_RULES[last.transition];
  return to === 'approved' && last.revision !== presentRevision ? 'open' : to;
}

/** The present situation of a document. */
export interface AcceptanceSituation {
  readonly stage: string;
  readonly isConfirmed: boolean;
  readonly state: AcceptanceState;
  /** Whether the user submitted the document or changed one of its values: someone else has to decide. */
  readonly isOwnWork: boolean;
}

/** Whether a document takes part in the workflow: it is in Documents and not confirmed. */
function isOpenForAcceptance({ stage, isConfirmed }: AcceptanceSituation): boolean {
  return stage === 'EXT_DONE' && !isConfirmed;
}

/** The transitions of a document by its state, whoever asks. */
export function possibleTransitions(situation: AcceptanceSituation): readonly AcceptanceTransition[] {
  if (!isOpenForAcceptance(situation)) return [];
  return ACCEPTANCE_TRANSITIONS.filter((id) => ACCEPTANCE_RULES[id].from.includes(situation.state));
}

/** The transitions that are offered to a user: nobody decides on own work [UAW-002]. */
export function offeredTransitions(situation: AcceptanceSituation): readonly AcceptanceTransition[] {
  return possibleTransitions(situation).filter(
    (id) => !(situation.isOwnWork && ACCEPTANCE_RULES[id].isDecision),
  );
}
