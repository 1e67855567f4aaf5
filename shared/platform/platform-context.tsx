import { hasEveryPermission, type Permission, type Settings, type Switches } from '@assay/shared/domain';
import { createContext, useContext, type ReactNode } from 'react';
import type { Notify, Platform, PlatformSession } from './platform.ts';

const PlatformContext = createContext<Platform | null>(null);

/** Provides the host's platform. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>;
}

/** The host's platform. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it.');
  return platform;
}

/** The signed-in user and their permissions. */
export function useSession(): PlatformSession {
  return usePlatform().session;
}

/** Shows messages of the catalogue. */
export function useNotify(): Notify {
  return usePlatform().notify;
}

/** Language and default currency of the client. */
export function useSettings(): Settings {
  return usePlatform().settings;
}

/** Whether the user holds every one of the permissions. */
export function useCan(needs: readonly Permission[]): boolean {
  return hasEveryPermission(usePlatform().session.permissions, needs);
}

/** The value of a feature switch [FLAG-001]. */
export function useSwitch<Name extends keyof Switches>(name: Name): Switches[Name] {
  return usePlatform().switches[name];
}
