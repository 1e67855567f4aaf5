import { textOf, toneOf } from '@assay/shared/messages';
import type { Toast } from '@assay/shared/ui';
import type { ToastRequest } from './platform.ts';

/** The text and tone of a toast. A message without a tone of its own is shown as information. */
export function toToast({ key, params, action }: ToastRequest): Toast {
  const tone = toneOf(key);
  return {
    tone: tone === 'neutral' ? 'info' : tone,
    text: textOf(key, params),
    ...(action && { action: { label: textOf(action.label), onSelect: action.run } }),
  };
}
