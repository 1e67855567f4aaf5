import { text } from '@assay/shared/messages';
import type { Outbox } from './outbox.ts';

/** The messages of the identity service. Posted messages do not delay the request that causes them. */
export interface Mails {
  /** Waits until the message is written: without its password an account would be useless. */
  sendTemporaryPassword(to: string, password: string): Promise<void>;
  postResetCode(to: string, code: string): void;
  postVerificationCode(to: string, code: string): void;
  /** Notifies the former address of an account of its new address. */
  postEmailChanged(to: string, email: string): void;
}

/** What the messages name: the product, and the address of its sign-in page. */
export interface MailNames {
  readonly product: string;
  readonly signInUrl: string;
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
    postEmailChanged: (to, email) =>
      outbox.post({
        to,
        subject: text('identityMail.emailChangedSubject', { product }),
        text: text('identityMail.emailChanged', { product, email }),
      }),
  };
}
