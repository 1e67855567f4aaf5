import { text } from '@assay/shared/messages';
import type { Outbox } from './outbox.ts';

/** The messages of the identity service. Posted messages do not delay the request that causes them. */
export interface Mails {
  /** Waits until the message is written: without its password an account would be useless. */
  sendTemporaryPassword(to: string, password: string): Promise<void>;
  postResetCode(to: string, code: string): void;
  postVerificationCode(to: string, code: string): void;
  /** Tells an address of an account that its address or password was changed. */
  postAccountChange(to: string, change: AccountChange): void;
}

/** A change of an account, as the mail about it says. */
export interface AccountChange {
  /** The new address; null where the password was changed. */
  readonly email: string | null;
  /** What the reader can do if it was not them: open a link, use the one that an earlier mail has, or ask an administrator. */
  readonly remedy: { readonly link: string } | 'earlierLink' | 'administrator';
}

/** What the messages name: the product, and the address of its sign-in page. */
export interface MailNames {
  readonly product: string;
  readonly signInUrl: string;
}

/** What the reader of a message can do who did not make the change that it tells of. */
function remedyText(to: string, remedy: AccountChange['remedy']): string {
  if (remedy === 'earlierLink') return text('identityMail.earlierLink');
  if (remedy === 'administrator') return text('identityMail.administrator');
  return text('identityMail.recovery', { email: to, link: remedy.link });
}

/** The messages over an outbox. */
export function createMails(outbox: Outbox, { product, signInUrl }: MailNames): Mails {
  return {
    sendTemporaryPassword: (to, password) =>
      outbox.send({
        to,
        subject: text('identityMail.accountSubject', { product }),
        text: text('identityMail.account', { url: signInUrl, email: to, password }),
      }),
    postResetCode: (to, code) =>
      outbox.post({
        to,
        subject: text('identityMail.resetSubject', { product }),
        text: text('identityMail.reset', { code }),
      }),
    postVerificationCode: (to, code) =>
      outbox.post({
        to,
        subject: text('identityMail.verifySubject', { product }),
        text: text('identityMail.verify', { code }),
      }),
    postAccountChange: (to, { email, remedy }) =>
      outbox.post({
        to,
        subject:
          email === null
            ? text('identityMail.passwordChangedSubject', { product })
            : text('identityMail.emailChangedSubject', { product }),
        text: [
          email === null
            ? text('identityMail.passwordChanged', { product })
            : text('identityMail.emailChanged', { product, email }),
          remedyText(to, remedy),
        ].join('\n\n'),
      }),
  };
}
