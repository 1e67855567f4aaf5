/** Prints the messages to users that are sealed in PostgreSQL: `npm run -s outbox`. */
import { runSealed } from './processes/run-sealed.ts';
import { readMessages } from './secrets/sealed-secrets.repository.ts';

const usage = `npm run -s outbox
  Prints the messages to users that are sealed in PostgreSQL (docs/operations.md).`;

await runSealed(usage, async (kysely, sealing) => {
  const messages = await readMessages(kysely, sealing);
  return messages.length === 0 ? 'The outbox is empty.' : messages.join('\n\n');
});
