/** A move of the user-acceptance workflow as the server offers it [AMB-070]. */
export interface Transition {
  id: string;
  label?: string | null;
  /** Whether a text goes with it; absent: there is no box for one. */
  justification?: 'required' | 'optional' | null;
}

export type OfferedTransition = Transition & { label: string };

/** The transitions a user may choose: only those with a label [UAW-003]. */
export function offeredTransitions(transitions: readonly Transition[]): OfferedTransition[] {
  return transitions.filter(
    (transition): transition is OfferedTransition =>
      typeof transition.label === 'string' && transition.label.trim() !== '',
  );
}

/** Whether a transition can be sent with this text: only a required justification may not be empty [AMB-070]. */
export function isJustificationComplete(
  transition: Pick<Transition, 'justification'>,
  text: string,
): boolean {
  return transition.justification !== 'required' || text.trim() !== '';
}
