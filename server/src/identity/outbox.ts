import { createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import { ensurePrivateFolder, writeFileAtomically } from '../platform/files.ts';
import type { IdentityLog } from './log.ts';

/** Messages older than this are removed; what they held has long expired. In milliseconds. */
export const MAIL_LIFETIME = 30 * 24 * 60 * 60_000;

/** Sender of messages if none is configured. */
const DEFAULT_SENDER = 'no-reply@localhost';

/** How long a posted message waits, in milliseconds: until after the response to the request that caused it. */
const POST_DELAY = 200;

/** A plain text message to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The mail server for messages. */
export interface SmtpSettings {
  /** smtp:// or smtps:// address, with user name and password if the server asks for them */
  url: string;
}

/** Messages to users: each is kept and, if SMTP is configured, sent by mail. */
export interface Outbox {
  /** Writes a message; SMTP follows in the background. @throws when it cannot be written */
  send(mail: Mail): Promise<void>;
  /** Composes and writes a message a moment later, so that the response time does not show whether there was one. */
  post(compose: () => Promise<Mail>): void;
  /** Writes the messages posted so far, and waits until they are written and sent. */
  drain(): Promise<void>;
  /** Removes messages that are too old. */
  sweep(): Promise<void>;
}

/** Where messages are kept. */
export interface MessageStore {
  /** Keeps a complete message. @returns its name, for the log */
  place(message: Buffer, now: Date): Promise<string>;
  /** Removes what was placed before a moment. */
  removeBefore(moment: Date): Promise<void>;
}

/** Where messages are written, and how they are sent. */
export interface OutboxSettings {
  messages: MessageStore;
  /** The sender's address; default `no-reply@localhost`. */
  from?: string | undefined;
  /** Sends the messages by mail as well. */
  smtp?: SmtpSettings | undefined;
  clock: Clock;
  log: IdentityLog;
}

/** Opens the outbox. */
export async function openOutbox({
  messages,
  from = DEFAULT_SENDER,
  smtp,
  clock,
  log,
}: OutboxSettings): Promise<Outbox> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const carrier = smtp && createTransport(smtp.url);
  const waiting: (() => Promise<Mail>)[] = [];
  const pending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const inBackground = (work: Promise<unknown>, failure: string) => {
    const watched: Promise<void> = work
      .then(() => undefined)
      .catch((error: unknown) => log.error({ reason: reasonOf(error) }, failure))
      .finally(() => pending.delete(watched));
    pending.add(watched);
  };
  const send = async (mail: Mail) => {
    const to = { name: '', address: withoutLineBreaks(mail.to) };
    const subject = withoutLineBreaks(mail.subject);
    const { message } = await composer.sendMail({ from, to, subject, text: mail.text, date: clock() });
    if (!Buffer.isBuffer(message)) throw new Error('The message was not composed into memory');
    const name = await messages.place(message, clock());
    log.info({ path: name }, 'a message is in the outbox');
    const carried = carrier?.sendMail({ envelope: { from, to: to.address }, raw: message });
    if (carried) inBackground(carried, 'SMTP failed; the message stays in the outbox');
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const compose of waiting.splice(0))
      inBackground(compose().then(send), 'a message could not be written');
  };
  return {
    send,
    post(compose) {
      waiting.push(compose);
      timer ??= setTimeout(flush, POST_DELAY);
    },
    async drain() {
      flush();
      while (pending.size > 0) await Promise.all(pending);
    },
    async sweep() {
      await messages.removeBefore(new Date(clock().getTime() - MAIL_LIFETIME));
    },
  };
}

/** Messages as files of a folder (0700; files 0600, placed whole by renaming). */
export async function openMessageFolder(folder: string): Promise<MessageStore> {
  await ensurePrivateFolder(folder);
  return {
    async place(message, now) {
      const path = join(folder, `${now.getTime()}-${randomUUID()}.eml`);
      await writeFileAtomically(path, message);
      return path;
    },
    async removeBefore(moment) {
      const names = (await readdir(folder)).filter((name) => /\.eml(\.draft)?$/.test(name));
      for (const name of names) {
        const path = join(folder, name);
        if ((await stat(path)).mtimeMs < moment.getTime()) await unlink(path);
      }
    },
  };
}

function withoutLineBreaks(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

/** The kind of failure without its text, which may quote the message. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
