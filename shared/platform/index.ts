/** The entry point to the host: everything that a remote may use of the page around it. */
export {
  ANALYTICS_EVENTS,
  analyticsUserId,
  consoleSink,
  createAnalytics,
  normaliseLocation,
} from './analytics.ts';
export type {
  Analytics,
  AnalyticsEvent,
  AnalyticsProperties,
  AnalyticsSink,
  AnalyticsUser,
} from './analytics.ts';
export { createEventBus, type EventBus, type PlatformEventName, type PlatformEvents } from './events.ts';
export { FollowListChanges } from './list-changes/follow-list-changes.tsx';
export { useStageChanges, type ChangedIds } from './list-changes/use-stage-changes.ts';
export { createLogger, type ErrorReporter, type LogFields, type Logger } from './log.ts';
export { DefaultChild } from './default-child.tsx';
export { useDocumentChanges, type DocumentChanges } from './document-changes.ts';
export { messageKeyForError } from './error-map.ts';
export { createNotify } from './notify.ts';
export type {
  Notify,
  Platform,
  PlatformNavigation,
  PlatformSession,
  PlatformUser,
  LoadPage,
  RemotePages,
  ToastAction,
  ToastRequest,
} from './platform.ts';
export {
  PlatformProvider,
  useCan,
  useNotify,
  usePlatform,
  useSession,
  useSettings,
  useSwitch,
} from './platform-context.tsx';
export { PermissionLock, usePermissionExplanation, type PermissionLockProps } from './permission-lock.tsx';
export { toToast } from './to-toast.ts';
export { useRouteTabs, type RouteTab } from './route-tabs.ts';
