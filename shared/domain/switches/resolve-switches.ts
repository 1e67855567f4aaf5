import { SWITCH_NAMES, SWITCHES } from './switch-table.ts';
import type { SwitchName, Switches } from './switch-table.ts';

/** Values for some switches; names without a boolean have their default. */
export type SwitchValues = Partial<Record<SwitchName, boolean>>;

export interface SwitchSources {
  /** What the client's configuration sets; every other switch is on at this level. */
  client?: SwitchValues | undefined;
  /** What the environment sets, and below it the build. */
  installation?: SwitchValues | undefined;
}

/** Written into the bundle by a build whose `.env.local` sets switches; absent everywhere else. */
declare const ASSAY_BUILD_SWITCHES: SwitchValues | undefined;

/** The switches that this build sets [AMB-125]. */
const BUILD_SWITCHES = typeof ASSAY_BUILD_SWITCHES === 'undefined' ? {} : ASSAY_BUILD_SWITCHES;

/**
 * The effective switches, frozen: client level AND environment level, where the environment's value is its own, else the
 * build's, else that of the table [AMB-027, AMB-125].
 */
export function resolveSwitches({ client = {}, installation = {} }: SwitchSources = {}): Switches {
  return collect(
    (name) => (client[name] ?? true) && (installation[name] ?? BUILD_SWITCHES[name] ?? SWITCHES[name].isOn),
  );
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

/** Whether a text names a switch. */
export function isSwitchName(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name);
}

function collect(valueOf: (name: SwitchName) => boolean): Switches {
  // fromEntries widens its keys; every name of the table is written exactly once.
  return Object.freeze(Object.fromEntries(SWITCH_NAMES.map((name) => [name, valueOf(name)])) as Switches);
}
