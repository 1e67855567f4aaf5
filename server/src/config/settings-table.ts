/** Writes docs/settings.md from the model of the environment: `npm run generate:settings`. */
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { z } from 'zod';
import { SETTINGS } from './environment.ts';

export const SETTINGS_FILE = new URL('../../../docs/settings.md', import.meta.url);

const HEAD = `# Settings

Environment variables of the server. None is required: without any, everything runs in one process on the data folder.
A variable that is set to nothing counts as not set. This page is generated from \`server/src/config/environment.ts\`.
`;

/** The value of a variable that is not set, where it is a text or a number. */
function defaultOf(model: z.ZodType): string {
  const value = model.parse(undefined);
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : '';
}

/** @returns the text of docs/settings.md */
export async function renderSettings(): Promise<string> {
  const sections = Object.entries(SETTINGS).map(([title, variables]) => {
    const rows = Object.entries<z.ZodType>(variables).map(
      ([name, model]) => `| \`${name}\` | ${model.description ?? ''} | ${defaultOf(model)} |`,
    );
    return `## ${title}\n\n| Variable | Meaning | Default |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return format([HEAD, ...sections].join('\n'), {
    ...(await resolveConfig(SETTINGS_FILE)),
    parser: 'markdown',
  });
}

if (import.meta.main) await writeFile(SETTINGS_FILE, await renderSettings());
