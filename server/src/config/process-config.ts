import { readBuildSettings } from './build-settings.ts';
import { readConfig, type Config } from './config.ts';

/** The configuration of this process: its environment, over what the build of the pages has fixed. */
export function readProcessConfig(): Config {
  const { distFolder } = readConfig(process.env);
  return readConfig(process.env, readBuildSettings(distFolder));
}
