/** The secrets of an installation, by name. */
export const SECRET_NAMES = [
  'identity/master.key',
  'identity/signing.jwks',
  'secrets/files',
  'secrets/email-codes',
  'secrets/sealing',
  'secrets/demo-password',
] as const;
export type SecretName = (typeof SECRET_NAMES)[number];

/** Where an installation keeps its secrets: in its data folder, or sealed in its database. */
export interface SecretStore {
  /** The text under a name, created where there is none. Processes that start together get the same one. */
  readOrCreate(name: SecretName, create: () => string | Promise<string>): Promise<string>;
  /** A mark that changes with the text; cheaper than reading it. */
  versionOf(name: SecretName): Promise<string>;
  /** Replaces a text, unless another process is doing so. */
  change(name: SecretName, change: (current: string) => Promise<string>): Promise<void>;
  /** The error for a text that cannot be what it should be: where it lies, what is wrong, and what to do. */
  damageError(name: SecretName, how: string, cause?: unknown): Error;
}
