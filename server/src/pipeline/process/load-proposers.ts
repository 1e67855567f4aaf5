import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import type { Proposer } from '../contract/proposer.ts';

const proposerModel = z.object({
  id: z.string().min(1),
  version: z.string().min(1),
  propose: z.custom<Proposer['propose']>((value) => typeof value === 'function'),
});

/**
 * Loads proposers from modules: each module's default export is one. Called in the extracting process only.
 * @throws Error when a module cannot be loaded or exports no proposer: that is the operator's mistake, not a document's.
 */
export async function loadProposers(paths: readonly string[]): Promise<Proposer[]> {
  const loaded: Proposer[] = [];
  for (const path of paths) {
    const module: unknown = await import(pathToFileURL(path).href);
    const exported =
      typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined;
    if (!proposerModel.safeParse(exported).success)
      throw new Error(`The module ${path} exports no proposer by default.`);
    loaded.push(exported as Proposer);
  }
  return loaded;
}
