import type { identityMailMessages } from '../../catalogue/identity-mail.messages.ts';
import type { TextsOf } from '../texts-of.ts';

/**
 * German texts of what the embedded identity service writes to people. Like the English ones plain ASCII lines, so that
 * mail needs no encoding: the words are chosen so that none has an umlaut.
 */
export const identityMailGerman: TextsOf<typeof identityMailMessages> = {
  'identityMail.accountSubject': 'Ihr {product}-Konto',
  'identityMail.account':
    'Anmeldung: {url}\nE-Mail: {email}\nStartpasswort: {password}\nEs gilt 7 Tage und wird bei der ersten Anmeldung ersetzt.',
  'identityMail.resetSubject': 'Neues Passwort bei {product}',
  'identityMail.reset':
    'Ihr Code lautet {code}\nEr gilt eine Stunde. Wenn Sie ihn nicht angefordert haben,\nignorieren Sie diese Nachricht.',
  'identityMail.verifySubject': 'Ihre E-Mail-Adresse bei {product}',
  'identityMail.verify': 'Ihr Code lautet {code}\nEr gilt eine Stunde.',
  'identityMail.emailChangedSubject': 'Neue Anmeldeadresse bei {product}',
  'identityMail.emailChanged': 'Sie melden sich bei {product} jetzt als {email} an.',
  'identityMail.passwordChangedSubject': 'Passwort bei {product} ersetzt',
  'identityMail.passwordChanged': 'Das Passwort Ihres {product}-Kontos wurde ersetzt.',
  'identityMail.recovery':
    'Wenn Sie das nicht waren, folgen Sie innerhalb von 7 Tagen diesem Link:\n{link}\nSie melden sich danach wieder als {email} an,\nmit einem neuen Passwort, und alle Sitzungen werden beendet.\nDer Link gilt einmal.',
  'identityMail.earlierLink':
    'Wenn Sie das nicht waren, folgen Sie dem Link in unserer vorigen Nachricht.\nEr stellt Ihre Anmeldung wieder her und beendet alle Sitzungen.',
  'identityMail.administrator': 'Wenn Sie das nicht waren, informieren Sie Ihren Administrator.',
};
