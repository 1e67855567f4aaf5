import type { MessageKey } from '../catalogue/index.ts';

/** American texts, where they are spelt differently. */
export const AMERICAN: Readonly<Partial<Record<MessageKey, string>>> = {
  'extraction.recognising': 'Being recognized',
  'extraction.unrecognisedHint':
    'Its document type was not recognized. Re-process it as a type that you choose.',
  'generic.cancelled': 'Canceled',
  'schemas.tryOutCancelled': 'The run was canceled',
};
