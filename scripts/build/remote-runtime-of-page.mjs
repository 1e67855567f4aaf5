/**
 * In place of the federation plugin's runtime in the entry of a remote: that of the page, which is there once for all
 * remotes [ADR 0040]. The core is an external of this build, so its namespace is what the page provides.
 */
import * as page from '@module-federation/runtime-core';

const { bundlerRuntime } = page;
if (!bundlerRuntime)
  throw new Error('This page has a shell or an embedding script from before this remote. Load a newer one.');

export default bundlerRuntime;
