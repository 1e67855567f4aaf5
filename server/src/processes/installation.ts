import type { Config } from '../config/config.ts';
import { DATA_PARTS, type DataPart } from '../data-folder/completeness.ts';

/** The parts of a data folder that an installation uses. */
export function partsUsed({ databaseUrl, storage, sealingKeys, userPool }: Config): DataPart[] {
  return DATA_PARTS.filter((part) => {
    if (part === 'rows') return databaseUrl === undefined;
    if (part === 'files') return storage === undefined;
    if (sealingKeys.length > 0) return false;
    if (part === 'secrets/files') return storage === undefined;
    return userPool === undefined || !part.startsWith('identity/');
  });
}

/** Where users reach the suite. */
export function publicUrlOf({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}
