/**
 * The embedding script of an installation, `/embed/v1.js`: shows its remotes in any page. `mount` puts one into an element;
 * each remote has a custom element besides, `<assay-documents>` for `documents`.
 */
import { createElementClass } from './element.ts';
import { createInstallation, OWN_ORIGIN } from './installation.ts';

export { mount, type EmbedOptions } from './mount.ts';

/** Defines the custom element of every remote. Resolves with their names. */
async function defineElements(): Promise<readonly string[]> {
  const remotes = await createInstallation(OWN_ORIGIN).listRemotes();
  const names = remotes.map((remote) => `assay-${remote}`);
  for (const [index, name] of names.entries()) {
    const remote = remotes[index];
    if (remote !== undefined && !customElements.get(name))
      customElements.define(name, createElementClass(remote));
  }
  return names;
}

/** The custom elements of this installation, once they are defined. */
export const elements = defineElements();
// A page that only calls `mount` gets the reason there.
elements.catch(() => undefined);
