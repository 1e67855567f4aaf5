// npm start: install what is missing, build what is stale, start everything in one process with the demo client.
import { runForeground, useOwnNode } from './lib/run.mjs';

await useOwnNode();
const { readArguments } = await import('../server/src/processes/run-command.ts');

readArguments({
  usage: `npm start
  Installs what is missing, builds what is stale, and starts everything in one process with the demo client.
  Settings are environment variables (docs/settings.md).`,
});
const built = await runForeground('scripts/build.mjs', []);
if (built !== 0) process.exit(built);
process.exit(await runForeground('server/src/main.ts', [], { ASSAY_MODE: process.env.ASSAY_MODE ?? 'demo' }));
