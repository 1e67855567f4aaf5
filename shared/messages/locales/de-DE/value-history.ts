import type { valueHistoryMessages } from '../../catalogue/value-history.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of what people changed of a value of a document. */
export const valueHistoryGerman: TextsOf<typeof valueHistoryMessages> = {
  'valueHistory.title': 'Verlauf',
  'valueHistory.of': 'Verlauf von {metric}',
  'valueHistory.none': 'Seit der Extraktion nicht geändert',
  'valueHistory.fromTo': '{from} → {to}',
  'valueHistory.empty': 'Leer',
  'valueHistory.verified': 'Geprüft',
  'valueHistory.unverified': 'Prüfung zurückgenommen',
  'valueHistory.required': 'Erforderlich',
  'valueHistory.notRequired': 'Nicht erforderlich',
  'valueHistory.linked': 'Mit Entität verknüpft',
  'valueHistory.unlinked': 'Verknüpfung entfernt',
  'valueHistory.overridden': 'Übersteuerung von {override}',
  'valueHistory.overrideWithdrawn': 'Übersteuerung zurückgenommen',
  'valueHistory.secondEntry': 'Zweiterfassung {second}, Ersterfassung {first}',
  'valueHistory.failed': 'Der Verlauf konnte nicht geladen werden',
};
