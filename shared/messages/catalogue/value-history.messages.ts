import { withTone } from '../message.ts';

/** What people changed of a value of a document. */
export const valueHistoryMessages = {
  ...withTone('neutral', {
    'valueHistory.title': 'History',
    'valueHistory.of': 'History of {metric}',
    'valueHistory.none': 'Not changed since it was extracted',
    'valueHistory.fromTo': '{from} → {to}',
    'valueHistory.empty': 'Empty',
    'valueHistory.verified': 'Verified',
    'valueHistory.unverified': 'Verification removed',
    'valueHistory.required': 'Required',
    'valueHistory.notRequired': 'Not required',
    'valueHistory.linked': 'Linked to an entity',
    'valueHistory.unlinked': 'Link removed',
    'valueHistory.overridden': 'Override of {override}',
    'valueHistory.overrideWithdrawn': 'Override withdrawn',
    'valueHistory.secondEntry': 'Second entry {second}, first entry {first}',
  }),
  ...withTone('error', {
    'valueHistory.failed': 'The history could not be loaded',
  }),
};
