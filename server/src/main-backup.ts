/** Copies the installation into a new folder: `npm run -s backup -- --to DIR`. */
import { resolve } from 'node:path';
import { backUp } from './backup/backup.ts';
import { readProcessConfig } from './config/process-config.ts';
import { runCommand } from './processes/run-command.ts';

await runCommand('npm run -s backup -- --to DIR', ['to'], ({ to }) =>
  backUp(readProcessConfig(), resolve(to)),
);
