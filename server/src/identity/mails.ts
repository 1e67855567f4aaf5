import { DEFAULT_LOCALE, type Locale } from '@assay/shared/domain';
import { createText, type LocalizedText } from '@assay/shared/messages/create-text';
import type { Mail, Outbox } from './outbox.ts';

/** Who a message is for. */
export interface Addressee {
  readonly email: string;
  /** Their account, whose language the message has; null for none, to which it is English. */
  readonly subject: string | null;
}

/** The messages of the identity service, in the language of the addressee [AMB-134]. Posted messages do not delay the request that causes them. */
export interface Mails {
  /** Waits until the message is written: without its password an account would be useless. The account has no user before it is linked, so its creator knows the language. */
  sendTemporaryPassword(to: Addressee, password: string, locale?: Locale): Promise<void>;
  postResetCode(to: Addressee, code: string): void;
  postVerificationCode(to: Addressee, code: string): void;
  /** Tells an address of an account that its address or password was changed. */
  postAccountChange(to: Addressee, change: AccountChange): void;
}

/** A change of an account, as the mail about it says. */
export interface AccountChange {
  /** The new address; null where the password was changed. */
  readonly email: string | null;
  /** What the reader can do if it was not them: open a link, use the one that an earlier mail has, or ask an administrator. */
  readonly remedy: { readonly link: string } | 'earlierLink' | 'administrator';
}

/** The language of messages to the user of an account. */
export type LocaleOf = (subject: string) => Promise<Locale>;

/** What the messages name, the product and the address of its sign-in page, and their languages. */
export interface MailSettings {
  readonly product: string;
  readonly signInUrl: string;
  readonly localeOf: LocaleOf;
}

/** What the reader of a message can do who did not make the change that it tells of. */
function remedyText(text: LocalizedText, to: string, remedy: AccountChange['remedy']): string {
  if (remedy === 'earlierLink') return text('identityMail.earlierLink');
  if (remedy === 'administrator') return text('identityMail.administrator');
  return text('identityMail.recovery', { email: to, link: remedy.link });
}

/** The messages over an outbox. */
export function createMails(outbox: Outbox, { product, signInUrl, localeOf }: MailSettings): Mails {
  const textFor = async ({ subject }: Addressee) =>
    createText(subject === null ? DEFAULT_LOCALE : await localeOf(subject));
  /** Nothing of a message is looked up before the response, whose time would show that there is one. */
  const post = (to: Addressee, write: (text: LocalizedText) => Omit<Mail, 'to'>) =>
    outbox.post(async () => ({ to: to.email, ...write(await textFor(to)) }));
  return {
    async sendTemporaryPassword(to, password, locale) {
      const text = await (locale === undefined ? textFor(to) : createText(locale));
      await outbox.send({
        to: to.email,
        subject: text('identityMail.accountSubject', { product }),
        text: text('identityMail.account', { url: signInUrl, email: to.email, password }),
      });
    },
    postResetCode: (to, code) =>
      post(to, (text) => ({
        subject: text('identityMail.resetSubject', { product }),
        text: text('identityMail.reset', { code }),
      })),
    postVerificationCode: (to, code) =>
      post(to, (text) => ({
        subject: text('identityMail.verifySubject', { product }),
        text: text('identityMail.verify', { code }),
      })),
    postAccountChange: (to, { email, remedy }) =>
      post(to, (text) => ({
        subject:
          email === null
            ? text('identityMail.passwordChangedSubject', { product })
            : text('identityMail.emailChangedSubject', { product }),
        text: [
          email === null
            ? text('identityMail.passwordChanged', { product })
            : text('identityMail.emailChanged', { product, email }),
          remedyText(text, to.email, remedy),
        ].join('\n\n'),
      })),
  };
}
