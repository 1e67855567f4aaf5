import type { secondEntryMessages } from '../../catalogue/second-entry.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of values that a second person enters without seeing the first, and of the choice between two. */
export const secondEntryGerman: TextsOf<typeof secondEntryMessages> = {
  'secondEntry.title': 'Zweiterfassung',
  'secondEntry.due':
    '{count, plural, one {# Wert} other {# Werte}} ohne Einsicht in die Ersterfassung zu erfassen',
  'secondEntry.differs':
    '{count, plural, one {# doppelt erfasster Wert weicht} other {# doppelt erfasste Werte weichen}} ab',
  'secondEntry.first': 'Ersterfassung',
  'secondEntry.second': 'Zweiterfassung',
  'secondEntry.keepFirst': 'Erste verwenden',
  'secondEntry.keepFirstOf': 'Erste verwenden: {metric}',
  'secondEntry.takeSecond': 'Zweite verwenden',
  'secondEntry.takeSecondOf': 'Zweite verwenden: {metric}',
  'secondEntry.otherChooses': 'Jemand anderes wählt zwischen Ihrer und der zweiten Erfassung',
  'secondEntry.hidden': 'Ausgeblendet',
  'secondEntry.withheld': 'Ausgeblendet, bis Sie den Wert unter Zweiterfassung eingegeben haben',
  'secondEntry.done': 'Zweiterfassung gespeichert',
  'secondEntry.chosen': 'Erfassung gewählt',
  'secondEntry.required': 'Zuerst muss eine zweite Person Werte dieses Dokuments erfassen',
  'secondEntry.failed': 'Die Zweiterfassung konnte nicht gespeichert werden',
};
