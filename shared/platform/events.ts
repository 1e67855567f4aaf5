import type { ListChanges } from '@assay/shared/contracts';
import type { Locale } from '@assay/shared/domain';

/** Events between the parts of a page; an integrator's page receives them too. */
export interface PlatformEvents {
  /** Documents changed stage or were deleted: counts are stale [NAV-018]. */
  'documents.changed': { readonly ids: readonly string[] };
  /** A document was confirmed or unconfirmed. */
  'document.verified': { readonly id: string; readonly isVerified: boolean };
  /** Documents changed in the user's lists, here or elsewhere; any may have where it is not complete. */
  'lists.changed': Pick<ListChanges, 'changes' | 'isComplete'>;
  /** The signed-in user changed their own name, e-mail or language; null: that of the client or browser. */
  'profile.changed': {
    readonly name?: string;
    readonly email?: string;
    readonly language?: Locale | null;
  };
}
export type PlatformEventName = keyof PlatformEvents;

type Listener<Name extends PlatformEventName> = (payload: PlatformEvents[Name]) => void;

/** A small bus of typed events. */
export interface EventBus {
  readonly emit: <Name extends PlatformEventName>(name: Name, payload: PlatformEvents[Name]) => void;
  /** Returns the function that removes the listener. */
  readonly on: <Name extends PlatformEventName>(name: Name, listener: Listener<Name>) => () => void;
}

/** Creates a bus. `onEvent` receives every event, for the page around an embedded remote. */
export function createEventBus(onEvent?: (name: PlatformEventName, payload: unknown) => void): EventBus {
  const target = new EventTarget();
  return {
    emit: (name, payload) => {
      target.dispatchEvent(new CustomEvent(name, { detail: payload }));
      onEvent?.(name, payload);
    },
    on: (name, listener) => {
      const handle = (event: Event) => {
        // The bus alone dispatches on this target, and `emit` pairs each name with its payload.
        if (event instanceof CustomEvent) listener(event.detail);
      };
      target.addEventListener(name, handle);
      return () => target.removeEventListener(name, handle);
    },
  };
}
