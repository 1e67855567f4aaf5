/** Prints the messages to users that are sealed in PostgreSQL: `npm run -s outbox`. */
import PostalMime from 'postal-mime';
import { runSealed } from './processes/run-sealed.ts';
import { readMessages } from './secrets/sealed-secrets.repository.ts';

const usage = `npm run -s outbox
  Prints the messages to users that are sealed in PostgreSQL (docs/operations.md).`;

/** A message to read: its addressee, date, subject and text, which mail encodes where they are no plain characters. */
async function readable(message: string): Promise<string> {
  const { to = [], date = '', subject = '', text = '' } = await PostalMime.parse(message);
  const head = [`To: ${to.map(({ address }) => address).join(', ')}`, `Date: ${date}`, `Subject: ${subject}`];
  return [...head, '', text.trimEnd()].join('\n');
}

await runSealed(usage, async (kysely, sealing) => {
  const messages = await readMessages(kysely, sealing);
  return messages.length === 0
    ? 'The outbox is empty.'
    : (await Promise.all(messages.map(readable))).join('\n\n');
});
