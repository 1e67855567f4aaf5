import { SWITCH_NAMES, SWITCHES } from './switch-table.ts';
import type { SwitchName, Switches } from './switch-table.ts';

/** Values for some switches; names without a boolean have their default. */
export type SwitchValues = Partial<Record<SwitchName, boolean>>;

export interface SwitchSources {
  client?: SwitchValues | undefined;
  environment?: SwitchValues | undefined;
  /** Overrides of a developer's own build (.env.local); they win over both levels [AMB-027]. */
  local?: SwitchValues | undefined;
}

/** The effective switches: client level AND environment level, then the local override; frozen [AMB-027]. */
export function resolveSwitches({ client = {}, environment = {}, local = {} }: SwitchSources = {}): Switches {
  return collect((name) => {
    const { client: clientDefault, environment: environmentDefault } = SWITCHES[name];
    return local[name] ?? ((client[name] ?? clientDefault) && (environment[name] ?? environmentDefault));
  });
}

/** The effective switches as a server sent them; a missing or unusable one has its default [AMB-027]. */
export function readSwitches(wire: unknown): Switches {
  const sent = readSwitchValues(wire);
  const defaults = resolveSwitches();
  return collect((name) => sent[name] ?? defaults[name]);
}

/** The booleans under known switch names in an unchecked value, e.g. a configuration file; all else is left out. */
export function readSwitchValues(source: unknown): SwitchValues {
  if (typeof source !== 'object' || source === null) return {};
  const entries = new Map<string, unknown>(Object.entries(source));
  return SWITCH_NAMES.reduce<SwitchValues>((values, name) => {
    const value = entries.get(name);
    return typeof value === 'boolean' ? { ...values, [name]: value } : values;
  }, {});
}

function collect(valueOf: (name: SwitchName) => boolean): Switches {
  // fromEntries widens its keys; every name of the table is written exactly once.
  return Object.freeze(Object.fromEntries(SWITCH_NAMES.map((name) => [name, valueOf(name)])) as Switches);
}
