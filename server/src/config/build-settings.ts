import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readSwitchValues, type BrandNames, type SwitchValues } from '@assay/shared/domain';

/** What the build of the pages has fixed: switches and names, which are written into the pages too [AMB-125]. */
export interface BuildSettings {
  readonly switches: SwitchValues;
  readonly brand: BrandNames;
}

const fileModel = z.object({
  switches: z.unknown().transform(readSwitchValues),
  brand: z
    .object({ product: z.string(), providerName: z.string(), providerEmailDomain: z.string() })
    .partial(),
});

/** The settings of the build in a folder, which `scripts/build.mjs` writes; none where nothing was built. */
export function readBuildSettings(distFolder: string): BuildSettings {
  const file = join(distFolder, 'build.json');
  if (!existsSync(file)) return { switches: {}, brand: {} };
  return fileModel.parse(JSON.parse(readFileSync(file, 'utf8')));
}
