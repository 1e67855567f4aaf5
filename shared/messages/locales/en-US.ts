import type { MessageKey } from '../catalogue/index.ts';

/** American texts, where they are spelt differently. */
export const AMERICAN: Readonly<Partial<Record<MessageKey, string>>> = {
  'extraction.recognising': 'Recognizing',
  'extraction.unrecognisedHint':
    'The document type was not recognized. Choose a type and re-process the document.',
  'generic.cancelled': 'Canceled',
  'schemas.tryOutCancelled': 'The run was canceled',
};
