import { useApi } from '@assay/shared/api-client';
import { useQuery } from '@assay/shared/query';
import { useMakeTransition } from '../api/make-transition.mutations.ts';
import {
  transitionsQuery,
  workflowQuery,
  type AcceptanceWorkflow,
  type OfferedTransition,
} from '../api/user-acceptance.queries.ts';

const NONE: readonly OfferedTransition[] = [];

/** What the hook needs to know of the review. */
export interface AcceptanceOptions {
  readonly documentRequestId: string;
  /** Saves all edits; false if one is still unsaved. */
  readonly save: () => Promise<boolean>;
  /** The last change of a value that the user has seen. */
  readonly readLastSeen: () => string | null;
  /** Someone else changed a value: the document must be loaded again. */
  readonly onOutdated: () => void;
}

/** The workflow of a document with its transitions. */
export interface UserAcceptance {
  /** None until they are fetched, and none if they cannot be fetched [UAW-004]. */
  readonly transitions: readonly OfferedTransition[];
  readonly workflow: AcceptanceWorkflow | undefined;
  readonly isPending: boolean;
  /** Saves, then makes a transition. False if it was not made. */
  readonly make: (transition: string, justification: string | null) => Promise<boolean>;
}

/** The user-acceptance workflow of a document under review. */
export function useUserAcceptance(options: AcceptanceOptions): UserAcceptance {
  const { documentRequestId, save, readLastSeen, onOutdated } = options;
  const api = useApi();
  const transitions = useQuery(transitionsQuery(api, documentRequestId));
  const workflow = useQuery(workflowQuery(api, documentRequestId));
  const { mutateAsync, isPending } = useMakeTransition(documentRequestId, onOutdated);
  return {
    transitions: transitions.isError ? NONE : (transitions.data ?? NONE),
    workflow: workflow.data,
    isPending,
    make: async (transition, justification) => {
      if (!(await save())) return false;
      return mutateAsync({ transition, justification, lastSeen: readLastSeen() }).then(
        () => true,
        () => false,
      );
    },
  };
}
