import type { acceptanceMessages } from '../../catalogue/acceptance.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of the user-acceptance workflow: submit, approve, reject. */
export const acceptanceGerman: TextsOf<typeof acceptanceMessages> = {
  'acceptance.submit': 'Zur Freigabe',
  'acceptance.approve': 'Freigeben',
  'acceptance.reject': 'Ablehnen',
  'acceptance.justification': 'Begründung',
  'acceptance.justificationOptional': 'Kommentar (optional)',
  'acceptance.justificationMissing': 'Geben Sie eine Begründung ein',
  'acceptance.status': 'Freigabe',
  'acceptance.waiting': 'Wartet auf Freigabe, vorgelegt von {name}',
  'acceptance.waitingOwn': 'Wartet auf Freigabe durch jemand anderen',
  'acceptance.rejectedBy': 'Abgelehnt von {name}',
  'acceptance.approvedBy': 'Freigegeben von {name}',
  'acceptance.changedSince': 'Seit der Freigabe durch {name} geändert',
  'acceptance.changes': 'Zu prüfende Änderungen',
  'acceptance.overrides': 'Übersteuerte Prüfregeln',
  'acceptance.overrideCount':
    '{count, plural, one {# übersteuerte Prüfregel} other {# übersteuerte Prüfregeln}}',
  'acceptance.changesNone': 'Seit der Extraktion wurde kein Wert geändert',
  'acceptance.changeCount': '{count, plural, one {# geänderter Wert} other {# geänderte Werte}}',
  'acceptance.changedBy': 'geändert von {name}',
  'acceptance.changedAfterReview': 'Neu',
  'acceptance.was': 'vorher {value}',
  'acceptance.wasMissing': 'vorher nicht gefunden',
  'acceptance.removed': 'entfernt',
  'acceptance.submitted': 'Zur Freigabe vorgelegt',
  'acceptance.approved': 'Dokument freigegeben',
  'acceptance.rejected': 'Dokument abgelehnt',
  'acceptance.done': 'Dokument aktualisiert',
  'acceptance.changedMeanwhile':
    'Nicht freigegeben: Jemand anderes hat einen Wert geändert. Prüfen Sie die Änderungen und geben Sie erneut frei',
  'acceptance.failed': 'Die Freigabe dieses Dokuments konnte nicht aktualisiert werden',
  'acceptance.ownWork': 'Sie haben dieses Dokument vorgelegt oder geändert: Jemand anderes muss es freigeben',
  'acceptance.notAllowed': 'Jemand anderes hat die Freigabe dieses Dokuments inzwischen geändert',
  'acceptance.approvalRequired': 'Dieses Dokument muss freigegeben sein, bevor es bestätigt werden kann',
};
