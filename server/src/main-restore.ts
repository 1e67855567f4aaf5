/** Restores a backup into an empty place: `npm run -s restore -- --from DIR`. */
import { resolve } from 'node:path';
import { restore } from './backup/restore.ts';
import { readProcessConfig } from './config/process-config.ts';
import { runCommand } from './processes/run-command.ts';

const usage = `npm run -s restore -- --from DIR
  Restores a backup into an empty data folder and database (docs/operations.md).`;

await runCommand({ usage, options: { from: 'required' } }, ({ from }) =>
  restore(readProcessConfig(), resolve(from)),
);
