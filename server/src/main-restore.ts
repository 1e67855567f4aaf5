/** Restores a backup into an empty place: `npm run -s restore -- --from DIR`. */
import { resolve } from 'node:path';
import { restore } from './backup/restore.ts';
import { readProcessConfig } from './config/process-config.ts';
import { runCommand } from './processes/run-command.ts';

await runCommand('npm run -s restore -- --from DIR', ['from'], ({ from }) =>
  restore(readProcessConfig(), resolve(from)),
);
