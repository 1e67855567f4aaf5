import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../lib/install.mjs';
import { isSwitchName, SWITCH_NAMES } from '../../shared/domain/switches/index.ts';

/** Names of product and provider, by the variable that sets each. The server reads the same variables. */
const BRAND_VARIABLES = {
  product: 'ASSAY_BRAND',
  providerName: 'ASSAY_PROVIDER',
  providerEmailDomain: 'ASSAY_PROVIDER_DOMAIN',
};

function readSwitches(text, file) {
  if (!text) return {};
  let values;
  try {
    values = JSON.parse(text);
  } catch {
    throw new Error(`ASSAY_SWITCHES in ${file} is not JSON.`);
  }
  for (const [name, value] of Object.entries(values)) {
    if (!isSwitchName(name))
      throw new Error(`${file}: there is no switch ${name}. The switches are ${SWITCH_NAMES.join(', ')}.`);
    if (typeof value !== 'boolean') throw new Error(`${file}: the switch ${name} is true or false.`);
  }
  return values;
}

/**
 * What the build fixes (AMB-125): the switches of `.env.local` beside package.json, and the names of product and
 * provider, from the environment or else from that file.
 * @throws Error for a switch that does not exist, naming those that do
 */
export function readBuildSettings(folder = ROOT, environment = process.env) {
  const file = path.join(folder, '.env.local');
  const local = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const brand = Object.entries(BRAND_VARIABLES).flatMap(([key, variable]) => {
    const value = environment[variable] || local[variable];
    return value ? [[key, value]] : [];
  });
  return { switches: readSwitches(local.ASSAY_SWITCHES, file), brand: Object.fromEntries(brand) };
}

/** The constants that webpack writes into every bundle for these settings. */
export function buildConstants({ brand, switches }) {
  return { ASSAY_BRAND: JSON.stringify(brand), ASSAY_BUILD_SWITCHES: JSON.stringify(switches) };
}
