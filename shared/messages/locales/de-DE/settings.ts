import type { settingsMessages } from '../../catalogue/settings.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of the settings screens, and of settings that are missing or unusable. */
export const settingsGerman: TextsOf<typeof settingsMessages> = {
  'settings.requiresApproval': 'Dokumente erst bestätigen, wenn jemand anderes sie freigegeben hat',
  'settings.requiresApprovalHint':
    'Wer ein Dokument vorlegt oder einen seiner Werte ändert, kann es nicht freigeben.',
  'settings.hidesReviewerFigures': 'Zahlen einzelner Prüfer ausblenden',
  'settings.hidesReviewerFiguresHint': 'Dashboards zeigen nur Teamsummen, außer für Benutzeradministratoren.',
  'settings.modelProposals':
    'Bevor Werte gewählt werden, liest das Sprachmodell {model} bei {host} Dokumente, deren Layout noch nie bestätigt wurde: Dorthin geht der Text ihrer Seiten, Bankverbindungen und Namen eingeschlossen.',
  'settings.saved': 'Einstellungen gespeichert',
  'settings.reviewFailed': 'Die Einstellungen der Prüfung konnten nicht geladen werden',
  'settings.saveFailed': 'Die Einstellungen konnten nicht gespeichert werden',
  'settings.notRetrieved': 'Die Benutzereinstellungen konnten nicht abgerufen werden',
  'settings.currencyMissing': 'Standardwährung nicht angegeben',
  'settings.languageMissing': 'Standardsprache nicht angegeben',
  'settings.trialMissing': 'Testnutzung nicht angegeben',
  'settings.limitedUploadsMissing': 'Begrenzung der Uploads nicht angegeben',
  'settings.userMissing': 'Benutzer nicht angegeben',
  'settings.languageInvalid': 'Ungültiges Datumsformat',
};
