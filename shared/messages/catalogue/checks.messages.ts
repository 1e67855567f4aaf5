import { withTone } from '../message.ts';

/** The arithmetic checks of a document, and the override of failing ones. */
export const checksMessages = {
  ...withTone('neutral', {
    'checks.title': 'Checks',
    'checks.countFails': '{count, plural, one {# fails} other {# fail}}',
    'checks.countOverridden': '{count} overridden',
    'checks.countPasses': '{count, plural, one {# passes} other {# pass}}',
    'checks.countNotComputed': '{count} cannot be computed',
    'checks.showOthers': 'Show all',
    'checks.hideOthers': 'Hide',
    'checks.fails': '{check} is off by {difference}: {printed} instead of {expected} in {metric}',
    'checks.passes': '{check} passes',
    'checks.ofField': 'Checks of {metric}',
    'checks.fieldFails': '{check} fails',
    'checks.inRows': '{check} in {count, plural, one {# row} other {# rows}}',
    'checks.missing': '{check} cannot be computed: {metrics} {count, plural, one {is} other {are}} missing',
    'checks.dividesByZero': '{check} cannot be computed: it would divide by zero',
    'checks.showValues': 'Show values',
    'checks.hideValues': 'Hide values',
    'checks.showValuesOf': 'Show the values of {check}',
    'checks.valuesOf': 'Values of {check}',
    'checks.noValue': 'Missing',
    'checks.overrideAsk': 'Override…',
    'checks.overrideOf': 'Override {check}',
    'checks.override': 'Override',
    'checks.overrideHint':
      'The check no longer marks its values for review. Changing one of them withdraws the override.',
    'checks.reason': 'Reason',
    'checks.reasonMissing': 'Enter a reason',
    'checks.overriddenBy': 'Overridden by {name}, {time}: {reason}',
    'checks.withdraw': 'Withdraw',
    'checks.withdrawOf': 'Withdraw the override of {check}',
  }),
  ...withTone('success', {
    'checks.overridden': '{check} overridden',
    'checks.withdrawn': 'Override of {check} withdrawn',
  }),
  ...withTone('error', {
    'checks.overrideFailed': 'Failed to override the check',
    'checks.withdrawFailed': 'Failed to withdraw the override',
    'checks.changed': 'Not overridden: the values have changed in the meantime',
  }),
};
