import type { confirmationMessages } from '../../catalogue/confirmation.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of the question before a confirmation, what waits for an owner, and choices that are remembered. */
export const confirmationGerman: TextsOf<typeof confirmationMessages> = {
  'verification.rememberForFund': 'Für diesen Fonds merken',
  'verification.rememberForSender': 'Für diesen Absender merken',
  'verification.confirmOpenTitle': 'Mit ungeprüften Werten bestätigen?',
  'verification.confirmCreatesTitle': 'Dieses Dokument bestätigen?',
  'verification.confirmAnyway': 'Trotzdem bestätigen',
  'verification.nothingStored': '0 von {total} geprüft: Es wird nichts gespeichert',
  'verification.namesAnd': '{names} und {last}',
  'verification.unowned':
    '{count, plural, one {# geprüfter Wert} other {# geprüfte Werte}} ohne Zuordnung: {names} prüfen',
  'verification.ownerAbsent':
    '{count, plural, one {# geprüfter Wert} other {# geprüfte Werte}} ohne Zuordnung, im Dokument nicht genannt: {names}',
  'verification.ambiguousName': '{label}: Name mehrfach vorhanden ({entities}: {count})',
  'verification.waitForChoice':
    '{count, plural, one {# geprüfter Wert wartet} other {# geprüfte Werte warten}}, bis eine Auswahl getroffen ist',
  'verification.verifyNamesAndConfirm': '{names} prüfen und bestätigen',
  'verification.verifyNamesAndOpen': '{names} prüfen, {others} öffnen',
  'verification.openNames': '{names} öffnen',
  'verification.chooseEntity': 'Entität wählen',
  'verification.replacesValues': 'Ersetzt gespeicherte Werte oder zieht sie zurück',
  'verification.createdEntities': 'Neue Entitäten',
  'verification.createsEntity': 'Legt {type} „{name}“ an',
  'verification.nearNames': 'Ähnlich: {names}',
  'verification.createsMore': 'und {count} weitere',
  'verification.waitingValues': 'Werte ohne Zuordnung',
  'verification.waiting':
    '{count, plural, one {# geprüfter Wert wartet} other {# geprüfte Werte warten}} auf eine Zuordnung ({values}).',
  'verification.confirmOpenProven':
    '{count, plural, one {# Wert, der mit der Seite übereinstimmt, wird} other {# Werte, die mit der Seite übereinstimmen, werden}} als geprüft markiert. Ungeprüft bleiben:',
  'verification.confirmOpenNone': 'Kein ungeprüfter Wert stimmt mit der Seite überein. Ungeprüft bleiben:',
  'verification.openDoubtful': '{count} zu klären',
  'verification.openUnread':
    'Davon {count, plural, one {ist # im Dokument gedruckt, wurde aber} other {sind # im Dokument gedruckt, wurden aber}} nicht gelesen.',
  'verification.openRequiredMissing': '{count} erforderlich und nicht gefunden',
  'verification.openFound': '{count} gefunden, aber anders gedruckt',
  'verification.reviewThem': 'Durchsehen',
};
