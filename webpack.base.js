/** The build and federation configuration of the suite, by its parts in `webpack/`. Reasons and measurements: docs/adr. */
export { embedConfig } from './webpack/embed.js';
export { monoConfig } from './webpack/mono.js';
export { remoteConfig } from './webpack/remote.js';
export { SHARED_ENTRY_POINTS, THIS_SUITE } from './webpack/shared.js';
export { htmlPage, shellConfig } from './webpack/shell.js';
