// Loads server code with a mutant: `node --import`.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { mutatedFile } from './mutate.cjs';

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith('file:') ? mutatedFile(fileURLToPath(url)) : undefined;
    if (source === undefined) return nextLoad(url, context);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
