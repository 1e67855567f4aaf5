import type { Logger } from '@assay/shared/platform';

/** The Trusted Types policy that a page of another origin has to allow for the worker. */
const POLICY = 'assay-pdf-worker';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address of our own blob, for pages that ask for trusted addresses. */
function trust(address: string): string {
  policy ??= (Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined)?.createPolicy(POLICY, {
    createScriptURL: (blob) => blob,
  });
  return policy ? policy.createScriptURL(address) : address;
}

/** Resolves with the first message of a worker; pdf.js sends one when it is ready. */
const isReady = (worker: Worker) =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true });
    worker.addEventListener('error', reject, { once: true });
  });

let isForbidden = false;

/**
 * Starts a worker in a page of another origin: from a blob that imports the worker at the address, since a browser starts
 * none from another origin. Null where the page forbids it: its pages are then read on the main thread, and the console says
 * so once.
 */
export async function startForeignWorker(address: string, log: Logger): Promise<Worker | null> {
  if (isForbidden) return null;
  // A static import would count as a worker of the other origin, which `worker-src blob:` forbids.
  const source = new Blob([`await import(${JSON.stringify(address)});`], { type: 'text/javascript' });
  const blob = URL.createObjectURL(source);
  let worker: Worker | undefined;
  try {
    worker = new Worker(trust(blob), { type: 'module' });
    await isReady(worker);
    return worker;
  } catch {
    worker?.terminate();
    isForbidden = true;
    // Of the level that is shown in production: nobody else could tell why pages are slow.
    log.error('pdf.workerForbidden', {
      advice:
        "Allow worker-src blob: and the Trusted Types policy 'assay-pdf-worker'. Until then pages are read on the main thread.",
    });
    return null;
  } finally {
    URL.revokeObjectURL(blob);
  }
}
