import type { navigationMessages } from '../../catalogue/navigation.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of the sidebar, the titles of areas and the links between them. */
export const navigationGerman: TextsOf<typeof navigationMessages> = {
  'navigation.upload': 'Upload',
  'navigation.documents': 'Dokumente',
  'navigation.archive': 'Archiv',
  'navigation.trash': 'Papierkorb',
  'navigation.manualQa': 'Manuelle QS',
  'navigation.dashboard': 'Dashboard',
  'navigation.entities': 'Entitäten',
  'navigation.builder': 'Datenmodell',
  'navigation.schemas': 'Schemata',
  'navigation.metrics': 'Kennzahlen',
  'navigation.settings': 'Einstellungen',
  'navigation.users': 'Benutzer',
  'navigation.reviewSettings': 'Prüfung',
  'navigation.profile': 'Profil',
  'navigation.assistant': 'Assistent',
  'navigation.logout': 'Abmelden',
  'navigation.usage': 'Nutzung',
  'navigation.main': 'Hauptnavigation',
  'navigation.home': '{product}: zu den Dokumenten',
  'navigation.skipToContent': 'Zum Inhalt springen',
  'navigation.skipToList': 'Zur ersten Zeile springen',
  'navigation.countOf': '{count} in {item}',
  'navigation.dashboardSummary': 'Übersicht',
  'navigation.dashboardVerify': 'Prüfung',
  'navigation.dashboardExtract': 'Extraktion',
  'navigation.dashboardByConnection': 'Nach Quelle',
  'navigation.dashboardStatus': 'Status',
};
