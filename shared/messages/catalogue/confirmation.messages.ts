import { withTone } from '../message.ts';

/** The question before a confirmation, what waits for an owner, and choices that are remembered [AMB-122, AMB-137]. */
export const confirmationMessages = {
  ...withTone('neutral', {
    'verification.rememberForFund': 'Remember for this fund',
    'verification.rememberForSender': 'Remember for this sender',
    'verification.confirmOpenTitle': 'Confirm with unverified values?',
    'verification.confirmCreatesTitle': 'Confirm this document?',
    'verification.confirmAnyway': 'Confirm anyway',
    'verification.nothingStored': '0 of {total} verified: nothing will be stored',
    'verification.namesAnd': '{names} and {last}',
    'verification.unowned':
      '{count, plural, one {# verified value has} other {# verified values have}} no owner: verify {names}',
    'verification.ownerAbsent':
      '{count, plural, one {# verified value has} other {# verified values have}} no owner: {names} not found in the document',
    'verification.ambiguousName': '{label}: {count} {entities} have this name',
    'verification.waitForChoice':
      '{count, plural, one {# verified value waits} other {# verified values wait}} until one is chosen',
    'verification.verifyNamesAndConfirm': 'Verify {names} and confirm',
    'verification.verifyNamesAndOpen': 'Verify {names}, open {others}',
    'verification.openNames': 'Open {names}',
    'verification.chooseEntity': 'Choose the entity',
    'verification.replacesValues': 'Replaces or withdraws stored values',
    'verification.createdEntities': 'New entities',
    'verification.createsEntity': 'Creates {type} “{name}”',
    'verification.nearNames': 'Similar: {names}',
    'verification.createsMore': 'and {count} more',
    'verification.waitingValues': 'Values without an owner',
    'verification.waiting':
      '{count, plural, one {# verified value waits} other {# verified values wait}} for an owner ({values}).',
    'verification.confirmOpenProven':
      '{count, plural, one {# value that matches} other {# values that match}} the page will be verified. These stay unverified:',
    'verification.confirmOpenNone': 'No unverified values match the page. These stay unverified:',
    'verification.openDoubtful': '{count, plural, one {# that needs review} other {# that need review}}',
    'verification.openUnread':
      'Of these, {count, plural, one {# is printed in the document but was} other {# are printed in the document but were}} not read.',
    'verification.openRequiredMissing': '{count} required and not found',
    'verification.openFound': '{count} found, but printed differently',
    'verification.reviewThem': 'Review them',
  }),
};
