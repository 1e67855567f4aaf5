import { parseArgs } from 'node:util';

/**
 * Runs a command of the operator: prints its line, or why it failed, and sets the exit code.
 * @param options the names that the command takes, each with a value, all of them required
 */
export async function runCommand<Name extends string>(
  usage: string,
  options: readonly Name[],
  command: (values: Readonly<Record<Name, string>>) => Promise<string>,
): Promise<void> {
  process.umask(0o077);
  try {
    process.stdout.write(`${await command(readOptions(usage, options))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function readOptions<Name extends string>(usage: string, names: readonly Name[]): Record<Name, string> {
  const given = (() => {
    try {
      return parseArgs({
        options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      }).values;
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`, {
        cause: error,
      });
    }
  })();
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value !== 'string' || value === '') throw new Error(`Usage: ${usage}`);
    values[name] = value;
  }
  return values as Record<Name, string>;
}
