import { parseArgs } from 'node:util';
import { exitProcess } from '../platform/exit-process.ts';

/** How an option is given: with a value, exactly once, at most once or any number of times; or without a value. */
type OptionKind = 'required' | 'optional' | 'repeatable' | 'flag';
type OptionKinds = Readonly<Record<string, OptionKind>>;

type OptionValues<Kinds extends OptionKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends 'required'
    ? string
    : Kinds[Name] extends 'flag'
      ? boolean
      : Kinds[Name] extends 'repeatable'
        ? readonly string[]
        : string | undefined;
};

/** How a command is called. */
export interface CommandLine<Kinds extends OptionKinds> {
  /** The lines that follow "Usage: ": the call with its arguments, and what they mean. */
  readonly usage: string;
  readonly options?: Kinds;
  /** Whether it takes arguments without a name, such as files. */
  readonly hasPositionals?: boolean;
}

/** Exit code of a command that was called wrongly. */
const WRONG_ARGUMENTS = 2;

/** Ends the process: prints to standard error what is wrong with its arguments, and the usage. */
export function refuseArguments(usage: string, sentence: string): never {
  process.stderr.write(`${sentence}\nUsage: ${usage}\n`);
  exitProcess(WRONG_ARGUMENTS);
}

/**
 * Reads the arguments of this process. `--help` prints the usage and ends the process without an error; arguments that the
 * command does not take, or that are missing, end it with the usage and exit code 2.
 */
export function readArguments<const Kinds extends OptionKinds>({
  usage,
  options,
  hasPositionals = false,
}: CommandLine<Kinds>): { readonly values: OptionValues<Kinds>; readonly positionals: string[] } {
  const kinds = Object.entries<OptionKind>(options ?? {});
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        allowPositionals: hasPositionals,
        options: {
          help: { type: 'boolean', short: 'h' },
          ...Object.fromEntries(
            kinds.map(([name, kind]) => [
              name,
              { type: kind === 'flag' ? 'boolean' : 'string', multiple: kind === 'repeatable' } as const,
            ]),
          ),
        },
      });
    } catch (error) {
      return refuseArguments(usage, error instanceof Error ? error.message : String(error));
    }
  })();
  if (values.help === true) {
    process.stdout.write(`Usage: ${usage}\n`);
    exitProcess(0);
  }
  const given: Readonly<Record<string, unknown>> = values;
  for (const [name, kind] of kinds) {
    if (kind === 'required' && given[name] === undefined) refuseArguments(usage, `--${name} is missing.`);
    if (given[name] === '') refuseArguments(usage, `--${name} has no value.`);
  }
  const absent = { flag: false, repeatable: [], optional: undefined, required: undefined };
  const all = kinds.map(([name, kind]) => [name, given[name] ?? absent[kind]]);
  return { values: Object.fromEntries(all) as OptionValues<Kinds>, positionals };
}

/** Runs a command of the operator: prints its line, or why it failed, and sets the exit code. Its files are private. */
export async function runCommand<const Kinds extends OptionKinds>(
  line: CommandLine<Kinds>,
  command: (values: OptionValues<Kinds>, positionals: readonly string[]) => Promise<string>,
): Promise<void> {
  process.umask(0o077);
  const { values, positionals } = readArguments(line);
  try {
    process.stdout.write(`${await command(values, positionals)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
