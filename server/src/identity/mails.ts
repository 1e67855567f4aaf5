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

/** The messages over an outbox; `signInUrl` is the address of the sign-in page. */
export function createMails(outbox: Outbox, signInUrl: string): Mails {
  return {
    sendTemporaryPassword: (to, password) =>
      outbox.send({
        to,
        subject: text('identityMail.accountSubject'),
        text: text('identityMail.account', { url: signInUrl, email: to, password }),
      }),
    postResetCode: (to, code) =>
      outbox.post({
        to,
        subject: text('identityMail.resetSubject'),
        text: text('identityMail.reset', { code }),
      }),
    postVerificationCode: (to, code) =>
      outbox.post({
        to,
        subject: text('identityMail.verifySubject'),
        text: text('identityMail.verify', { code }),
      }),
    postEmailChanged: (to, email) =>
      outbox.post({
        to,
        subject: text('identityMail.emailChangedSubject'),
        text: text('identityMail.emailChanged', { email }),
      }),
  };
}
