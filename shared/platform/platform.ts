import type { Settings, Switches } from '@assay/shared/domain';
import type { MessageKey, MessageParams } from '@assay/shared/messages';
import type { RouteId } from '@assay/shared/router';
import type { ComponentType } from 'react';
import type { Analytics } from './analytics.ts';
import type { EventBus } from './events.ts';
import type { Logger } from './log.ts';

/** The signed-in user as the settings call gives them. */
export interface PlatformUser {
  /** 0 where the settings could not be loaded [AMB-024]. */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Signed in through single sign-on: the profile is read-only. */
  readonly sso: boolean;
}

/** Who is working, and what they may do. */
export interface PlatformSession {
  readonly user: PlatformUser;
  /** Bit mask [PERM-001]; ask with `useCan`. */
  readonly permissions: number;
  /** Internal staff of the provider [PERM-027, PERM-028]. */
  readonly isProvider: boolean;
  readonly clientId: string;
  /** The identity token, renewed when needed. */
  readonly getToken: (request?: { readonly renew: boolean }) => Promise<string | null>;
  /** Changes the password of the signed-in user; rejects with the identity service's error [PROF-024]. */
  readonly changePassword: (passwords: {
    readonly current: string;
    readonly proposed: string;
  }) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** An offer inside a toast, e.g. Undo [AMB-036]. */
export interface ToastAction {
  readonly label: MessageKey;
  readonly run: () => void;
}

/** A toast: a message of the catalogue, what fills its places, and an offer. */
export interface ToastRequest {
  readonly key: MessageKey;
  readonly params?: MessageParams | undefined;
  readonly action?: ToastAction | undefined;
}

/** Shows messages of the catalogue to the user. */
export interface Notify {
  (key: MessageKey, params?: MessageParams, action?: ToastAction): void;
  /**
   * Shows what an error means: the message of its code, or `fallback` where the code has none. The error itself goes
   * to the log; an aborted call is not shown.
   */
  readonly failure: (error: unknown, fallback: MessageKey, params?: MessageParams) => void;
}

/** What remotes may ask of the frame around them. */
export interface PlatformNavigation {
  /** Counts in the sidebar are read again [NAV-018]. */
  readonly refreshCounts: () => void;
}

/** Everything a remote may ask its host for. The shell, `mountRemote` and the testing host each provide one. */
export interface Platform {
  readonly session: PlatformSession;
  readonly settings: Settings;
  readonly switches: Switches;
  readonly navigation: PlatformNavigation;
  readonly notify: Notify;
  readonly analytics: Analytics;
  readonly log: Logger;
  readonly events: EventBus;
}

/** Gets a page, with its code where that is not there yet. Called again after a failure. */
export type LoadPage = () => Promise<ComponentType>;

/**
 * The pages of a remote by route id: what `./entry` gives the shell. Pages have no router of their own; one whose
 * route has children shows them by `Outlet`. Each is a function, not a lazy component, because a lazy component that
 * failed once stays failed, and Retry could never help. The page seen first belongs to the entry itself.
 */
export type RemotePages = Readonly<Partial<Record<RouteId, LoadPage>>>;
