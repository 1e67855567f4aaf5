import type { signInMessages } from '../../catalogue/sign-in.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of sign-in, forced change, request reset and reset. */
export const signInGerman: TextsOf<typeof signInMessages> = {
  'signIn.title': 'Anmeldung',
  'signIn.email': 'E-Mail',
  'signIn.password': 'Passwort',
  'signIn.login': 'Anmelden',
  'signIn.forgotPassword': 'Passwort vergessen',
  'signIn.loginViaSso': 'Mit SSO anmelden',
  'signIn.forcedChangeTitle': 'Neues Passwort wählen',
  'signIn.forcedChangeHint': 'Ihr Passwort ist ein Startpasswort. Wählen Sie ein eigenes, um fortzufahren.',
  'signIn.newPassword': 'Neues Passwort',
  'signIn.confirmPassword': 'Passwort wiederholen',
  'signIn.changeAndLogin': 'Ändern und anmelden',
  'signIn.requestResetTitle': 'Passwort vergessen?',
  'signIn.requestResetHint': 'Wir senden einen Bestätigungscode an Ihre E-Mail-Adresse.',
  'signIn.requestPasswordReset': 'Code anfordern',
  'signIn.backToLogin': 'Zurück zur Anmeldung',
  'signIn.resetTitle': 'Passwort zurücksetzen',
  'signIn.codeSentTo': 'Ein Bestätigungscode wurde an {email} gesendet',
  'signIn.verificationCode': 'Bestätigungscode',
  'signIn.recoverTitle': 'Konto wiederherstellen',
  'signIn.recoverHint':
    'Sie melden sich dann wieder als {email} an, mit dem Passwort, das Sie hier wählen. Alle Sitzungen des Kontos werden beendet.',
  'signIn.recoverByPoolHint':
    'Sie melden sich dann wieder als {email} an. Alle Sitzungen des Kontos werden beendet, und ein Code für ein neues Passwort wird an diese Adresse gesendet.',
  'signIn.recover': 'Wiederherstellen',
  'signIn.recoveredTitle': 'Konto wiederhergestellt',
  'signIn.recoveredHint':
    'Melden Sie sich als {email} mit Ihrem neuen Passwort an. Alle anderen Sitzungen wurden beendet.',
  'signIn.recoveredByPoolHint':
    'Ein Code für ein neues Passwort wurde an {email} gesendet. Geben Sie ihn unter „Passwort vergessen“ ein. Alle Sitzungen wurden beendet.',
  'signIn.linkUsedTitle': 'Dieser Link wurde bereits verwendet',
  'signIn.linkUsedHint':
    'Er gilt nur einmal. Wenn Sie ihn nicht verwendet haben, informieren Sie Ihren Administrator.',
  'signIn.linkExpiredTitle': 'Dieser Link gilt nicht mehr',
  'signIn.linkExpiredHint':
    'Ein Link gilt 7 Tage. Wenn Sie sich nicht anmelden können, informieren Sie Ihren Administrator.',
  'signIn.ssoLanding': 'Sie werden angemeldet',
  'signIn.signingOut': 'Sie werden abgemeldet',
  'signIn.providerHint': 'Single Sign-on',
  'signIn.providerTemporary':
    'Ihr Passwort ist ein Startpasswort. Melden Sie sich damit zuerst auf der Anmeldeseite an und wählen Sie ein eigenes.',
  'signIn.providerExpired':
    'Diese Anmeldung hat zu lange gedauert oder wurde bereits verwendet. Gehen Sie zurück und beginnen Sie neu.',
  'signIn.tagline': 'Jede Zahl, belegt bis zur Seite.',
  // The rule accepts exactly 8 characters, so that the German label says so.
  'signIn.requirementLength': 'Mindestens 8 Zeichen',
  'signIn.requirementLetterAndNumber': 'Mindestens ein Buchstabe und eine Ziffer',
  'signIn.requirementConfirmation': 'Stimmt mit der Wiederholung überein',
  'signIn.succeeded': 'Sie sind angemeldet',
  'signIn.passwordChanged': 'Passwort geändert',
  'signIn.resetRequested': 'Anforderung erhalten',
  'signIn.resetRequestFailed': 'Der Code für ein neues Passwort für {email} konnte nicht angefordert werden',
  'signIn.refused': 'E-Mail-Adresse oder Passwort ist nicht richtig',
  'signIn.failed': 'Anmeldung fehlgeschlagen',
  'signIn.emailValidation':
    'Die E-Mail-Adresse konnte nicht geprüft werden. Tritt das wieder auf, wenden Sie sich an einen Administrator des Anbieters',
  'signIn.redirectFailed': 'Die Weiterleitung zur Änderung des Startpassworts ist fehlgeschlagen',
  'signIn.userNotSet': 'Der Cognito-Benutzer ist nicht festgelegt',
  'signIn.sessionNotValid': 'Die Sitzung ist nicht gültig',
  'signIn.hostTokensUnavailable':
    'Benutzer dieser Installation melden sich über einen Amazon-Cognito-User-Pool an, und nur dieser signiert ihre Token. Übergeben Sie das Identity-Token des Pools mit getToken.',
  'signIn.recoveryFailed': 'Das Konto konnte nicht wiederhergestellt werden. Versuchen Sie es erneut',
  'signIn.recoveryLoadFailed': 'Der Link konnte nicht geprüft werden',
  'signIn.passwordChangeFailed': 'Das Passwort konnte nicht geändert werden',
  'signIn.failedRequirement': 'Passwort erfüllt eine Anforderung nicht: {requirement}',
};
