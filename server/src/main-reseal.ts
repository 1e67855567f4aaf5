/** Seals all secrets and messages with the newest of ASSAY_SEALING_KEYS: `npm run -s reseal`. */
import { runSealed } from './processes/run-sealed.ts';
import { resealAll } from './secrets/sealed-secrets.repository.ts';

const usage = `npm run -s reseal
  Seals all secrets with the newest of ASSAY_SEALING_KEYS (docs/operations.md).`;

await runSealed(usage, async (kysely, sealing) => {
  const [secrets, messages] = await resealAll(kysely, sealing);
  return `Sealed ${secrets} secrets and ${messages} messages with the newest key. The older keys can be removed.`;
});
