/** What a build fixes: names of product and provider, and switches. */
export interface LocalBuildSettings {
  readonly brand: Readonly<Record<string, string>>;
  readonly switches: Readonly<Record<string, boolean>>;
}

/** @throws Error for a switch that does not exist, naming those that do */
export function readBuildSettings(
  folder?: string,
  environment?: Readonly<Record<string, string | undefined>>,
): LocalBuildSettings;

/** The constants that webpack writes into every bundle for these settings. */
export function buildConstants(settings: LocalBuildSettings): Record<string, string>;
