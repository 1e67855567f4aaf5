import { withTone } from '../message.ts';

/** Values that a second person enters without seeing the first entry, and the choice between two that differ. */
export const secondEntryMessages = {
  ...withTone('neutral', {
    'secondEntry.title': 'Second entry',
    'secondEntry.due':
      '{count, plural, one {# value} other {# values}} to enter without seeing the first entry',
    'secondEntry.differs':
      '{count, plural, one {# value has two different entries} other {# values have two different entries}}',
    'secondEntry.first': 'First entry',
    'secondEntry.second': 'Second entry',
    'secondEntry.keepFirst': 'Use first entry',
    'secondEntry.keepFirstOf': 'Use first entry of {metric}',
    'secondEntry.takeSecond': 'Use second entry',
    'secondEntry.takeSecondOf': 'Use second entry of {metric}',
    'secondEntry.otherChooses': 'Someone else chooses between your entry and the second one',
    'secondEntry.hidden': 'Hidden',
    'secondEntry.withheld': 'Hidden until you have entered it under Second entry',
  }),
  ...withTone('success', {
    'secondEntry.done': 'Second entry stored',
    'secondEntry.chosen': 'Entry chosen',
  }),
  ...withTone('error', {
    'secondEntry.required': 'A second person must enter values of this document first',
    'secondEntry.failed': 'Failed to store the second entry',
  }),
};
