import { messageKeyForError } from './error-map.ts';
import type { Logger } from './log.ts';
import type { Notify, ToastRequest } from './platform.ts';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Creates `notify` over a function that shows toasts. */
export function createNotify({ show, log }: { show: (toast: ToastRequest) => void; log: Logger }): Notify {
  const notify = (...[key, params, action]: Parameters<Notify>) => show({ key, params, action });
  const failure: Notify['failure'] = (error, fallback, params) => {
    const code = codeOf(error);
    if (code === 'REQUEST_ABORTED') return;
    log.error('notify.failure', { error, code, fallback });
    show({ key: messageKeyForError(code, fallback), params });
  };
  return Object.assign(notify, { failure });
}
