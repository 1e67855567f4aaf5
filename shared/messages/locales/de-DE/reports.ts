import type { reportsMessages } from '../../catalogue/reports.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of the printable verification report. */
export const reportsGerman: TextsOf<typeof reportsMessages> = {
  'reports.title': 'Prüfbericht',
  'reports.summary': 'Dokumente: {documents}, geprüfte Werte: {verified} von {total}',
  'reports.generated': 'Erstellt von {name}, {time}',
  'reports.document': 'Dokument',
  'reports.type': 'Dokumenttyp',
  'reports.fund': 'Fonds',
  'reports.reportingDate': 'Stichtag',
  'reports.uploaded': 'Hochgeladen',
  'reports.fileHash': 'SHA-256 der Datei',
  'reports.confirmed': 'Bestätigt',
  'reports.notConfirmed': 'Nicht bestätigt',
  'reports.metric': 'Kennzahl',
  'reports.rowMetric': '{metric}, Zeile {row}',
  'reports.value': 'Wert',
  'reports.state': 'Status',
  'reports.source': 'Quelle',
  'reports.page': 'Seite {page}',
  'reports.verified': 'Geprüft',
  'reports.verifiedBy': 'Geprüft von {name}',
  'reports.notInDocument': 'Geprüft: nicht im Dokument',
  'reports.notVerified': 'Nicht geprüft',
  'reports.missingRequired': 'Pflichtfeld, nicht gefunden',
  'reports.notFound': 'Nicht gefunden',
  'reports.overrides': 'Übersteuerte Prüfregeln',
  'reports.check': 'Prüfregel',
  'reports.reason': 'Begründung',
  'reports.overriddenBy': 'Übersteuert von',
  'reports.nothingFound': 'Aus diesem Dokument wurde nichts extrahiert.',
};
