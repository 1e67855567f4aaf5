/** Copies the installation into a new folder: `npm run -s backup -- --to DIR`. */
import { resolve } from 'node:path';
import { backUp } from './backup/backup.ts';
import { readProcessConfig } from './config/process-config.ts';
import { runCommand } from './processes/run-command.ts';

const usage = `npm run -s backup -- --to DIR
  Copies the installation, rows, files and keys, into a new folder (docs/operations.md).`;

await runCommand({ usage, options: { to: 'required' } }, ({ to }) =>
  backUp(readProcessConfig(), resolve(to)),
);
