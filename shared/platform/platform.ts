import type { Settings, Switches } from '@assay/shared/domain';
import type { MessageKey, MessageParams } from '@assay/shared/messages';
import type { RouteId } from '@assay/shared/router';
import type { ComponentType } from 'react';
import type { Analytics } from './analytics.ts';
import type { EventBus } from './events.ts';
import type { Logger } from './log.ts';

/** The signed-in user, from the settings call. */
export interface PlatformUser {
  /** 0 where the settings could not be loaded [AMB-024]. */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Signed in through single sign-on: the profile is read-only. */
  readonly sso: boolean;
}

/** The signed-in user and their permissions. */
export interface PlatformSession {
  readonly user: PlatformUser;
  /** Bit mask [PERM-001]; ask with `useCan`. */
  readonly permissions: number;
  /** Internal staff of the provider [PERM-027, PERM-028]. */
  readonly isProvider: boolean;
  readonly clientId: string;
  /** Changes the password of the signed-in user; rejects with the identity service's error [PROF-024]. */
  readonly changePassword: (passwords: {
    readonly current: string;
    readonly proposed: string;
  }) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** An action inside a toast, e.g. Undo [AMB-036]. */
export interface ToastAction {
  readonly label: MessageKey;
  readonly run: () => void;
}

/** A toast: a message of the catalogue, its parameters and an action. */
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

/** The navigation around a remote. */
export interface PlatformNavigation {
  /** Loads the counts in the sidebar again [NAV-018]. */
  readonly refreshCounts: () => void;
}

/** Everything that a remote may use of its host. The shell, `createMount` and the testing host each provide one. */
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

/** Loads a page and its code. Called again after a failure. */
export type LoadPage = () => Promise<ComponentType>;

/**
 * The pages of a remote by route id: what `./entry` gives the shell. Pages have no router of their own; one whose
 * route has children shows them by `Outlet`. Each is a function, not a lazy component, because a lazy component that
 * failed once stays failed, so that Retry could not help.
 */
export type RemotePages = Readonly<Partial<Record<RouteId, LoadPage>>>;
