import { text } from '@assay/shared/messages';
import type { Outbox } from './outbox.ts';

/** The messages that the identity service sends. Those that answer a request from outside do not make it wait. */
export interface Mails {
  /** Waits until the message is written: an account whose password nobody knows would be useless. */
  sendTemporaryPassword(to: string, password: string): Promise<void>;
  postResetCode(to: string, code: string): void;
  postVerificationCode(to: string, code: string): void;
  /** Tells the former address of an account that its address changed. */
  postEmailChanged(to: string, email: string): void;
}

/** The identity service's messages over an outbox; `signInUrl` is where their reader goes. */
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
