import type { shellMessages } from '../../catalogue/shell.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of the frame around all areas. */
export const shellGerman: TextsOf<typeof shellMessages> = {
  'shell.theme': 'Darstellung',
  'shell.themeLight': 'Hell',
  'shell.themeDark': 'Dunkel',
  'shell.themeSystem': 'Wie System',
  'shell.pageAbsent': 'Diese Seite gehört nicht zu dieser Version',
  'shell.pageAbsentHint': 'Sie kommt mit einer späteren Version von {product}.',
  'shell.areaLate': 'Dieser Bereich wird noch geladen',
  'shell.stillWaiting': 'Wird noch geladen. Das Netzwerk oder der Server ist langsam.',
  'shell.areaLateHint':
    'Er öffnet sich von selbst, sobald er geladen ist. Alles andere in {product} ist bereits verfügbar.',
  'shell.trialBanner': 'Sie nutzen eine Testversion von {product}',
  'shell.trialEnded': 'Ihre Testphase für {product} ist beendet',
  'shell.trialDays': 'Verbleibende Tage: {count}',
  'shell.trialUploads': 'Verbleibende Uploads: {count}',
  'shell.trialContinue': 'Für die weitere Nutzung wenden Sie sich an {provider}.',
  'shell.areaFailed': '„{area}“ konnte nicht geladen werden',
  'shell.areasUnknown': '{areas}: nicht geladen',
  'shell.areaAbsent': 'Konnte nicht geladen werden. Beim Öffnen wird es erneut versucht.',
  'shell.areaFailedHint':
    'Alles andere in {product} funktioniert weiter. Versuchen Sie es erneut oder laden Sie die Seite neu.',
  'shell.areaIncompatible': '„{area}“ ist mit dieser Version von {product} nicht kompatibel',
  'shell.shellMustDeploy':
    '„{remote}“ benötigt {what} {needed}, diese Seite hat {provided}. Ein Administrator muss die Shell neu bereitstellen. Laden Sie danach die Seite neu.',
  'shell.remoteMustDeploy':
    'Der Bereich wurde für {what} {needed} gebaut, diese Seite hat {provided}. Ein Administrator muss „{remote}“ neu bereitstellen. Versuchen Sie es danach erneut.',
  'shell.exportsOf': '{exports} aus {entryPoint}',
  'shell.areaCrashed': 'In „{area}“ ist etwas schiefgegangen',
  'shell.startFailed': '{product} konnte nicht gestartet werden',
  'shell.startFailedHint':
    'Der Server hat nicht richtig geantwortet. Versuchen Sie es erneut oder kommen Sie später wieder.',
};
