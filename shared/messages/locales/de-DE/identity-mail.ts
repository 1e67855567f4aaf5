import type { identityMailMessages } from '../../catalogue/identity-mail.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/** German texts of what the identity service writes to people. */
export const identityMailGerman: TextsOf<typeof identityMailMessages> = {
  'identityMail.accountSubject': 'Ihr Zugang zu {product}',
  'identityMail.account':
    'Anmelden: {url}\nE-Mail: {email}\nStartpasswort: {password}\nEs gilt 7 Tage und wird bei der ersten Anmeldung durch ein eigenes ersetzt.',
  'identityMail.resetSubject': 'Passwort für {product} zurücksetzen',
  'identityMail.reset':
    'Ihr Bestätigungscode lautet {code}\nEr gilt eine Stunde. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  'identityMail.verifySubject': 'Ihre E-Mail-Adresse für {product}',
  'identityMail.verify': 'Ihr Bestätigungscode lautet {code}\nEr gilt eine Stunde.',
  'identityMail.emailChangedSubject': 'Ihre Anmeldeadresse für {product} wurde geändert',
  'identityMail.emailChanged': 'Sie melden sich bei {product} jetzt mit {email} an.',
  'identityMail.passwordChangedSubject': 'Ihr Passwort für {product} wurde geändert',
  'identityMail.passwordChanged': 'Das Passwort Ihres Kontos bei {product} wurde geändert.',
  'identityMail.recovery':
    'Wenn Sie das nicht waren, öffnen Sie innerhalb von 7 Tagen diesen Link:\n{link}\nSie melden sich dann wieder mit {email} und einem neuen Passwort an,\nund alle Sitzungen werden beendet. Der Link gilt nur einmal.',
  'identityMail.earlierLink':
    'Wenn Sie das nicht waren, öffnen Sie den Link in unserer früheren Nachricht.\nEr stellt Ihre Anmeldung wieder her und beendet alle Sitzungen.',
  'identityMail.administrator': 'Wenn Sie das nicht waren, benachrichtigen Sie Ihren Administrator.',
};
