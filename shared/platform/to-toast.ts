import { textOf, toneOf } from '@assay/shared/messages';
import type { Toast } from '@assay/shared/ui';
import type { ToastRequest } from './platform.ts';

/** The words and colour of a toast. A message that is plain text elsewhere informs when it is toasted. */
export function toToast({ key, params, action }: ToastRequest): Toast {
  const tone = toneOf(key);
  return {
    tone: tone === 'neutral' ? 'info' : tone,
    text: textOf(key, params),
    ...(action && { action: { label: textOf(action.label), onSelect: action.run } }),
  };
}
