/** Writes docs/settings.md from the model of the environment: `npm run generate:settings`. */
import { writeFile } from 'node:fs/promises';
import type { z } from 'zod';
import { SWITCH_NAMES, SWITCHES } from '@assay/shared/domain';
import { SETTINGS } from './environment.ts';
import { formatGenerated } from './format-generated.ts';
import { readArguments } from '../processes/run-command.ts';

export const SETTINGS_FILE = new URL('../../../docs/settings.md', import.meta.url);

const HEAD = `# Settings

Environment variables of the server. None is required: without any, everything runs in one process on the data folder.
A variable that is set to nothing counts as not set. This page is generated from \`server/src/config/environment.ts\`.
How a client is configured: [client-configuration.md](client-configuration.md).
`;

/** The value of a variable that is not set, where it is a text or a number. */
function defaultOf(model: z.ZodType): string {
  const value = model.parse(undefined);
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : '';
}

/** Every switch with its default in an installation that sets none. */
function switchTable(): string {
  const rows = SWITCH_NAMES.map((name) => {
    const { isOn, changes } = SWITCHES[name];
    return `| \`${name}\` | ${changes} | ${isOn ? 'on' : 'off'} |`;
  });
  return `## Switches\n\n| Switch | What it changes | Default |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** @returns the text of docs/settings.md */
export async function renderSettings(): Promise<string> {
  const sections = Object.entries(SETTINGS).map(([title, variables]) => {
    const rows = Object.entries<z.ZodType>(variables).map(
      ([name, model]) => `| \`${name}\` | ${model.description ?? ''} | ${defaultOf(model)} |`,
    );
    return `## ${title}\n\n| Variable | Meaning | Default |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return formatGenerated('settings.md', [HEAD, ...sections, switchTable()].join('\n'));
}

if (import.meta.main) {
  readArguments({ usage: 'npm run generate:settings\n  Writes docs/settings.md.' });
  await writeFile(SETTINGS_FILE, await renderSettings());
}
