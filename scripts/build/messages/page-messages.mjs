/**
 * Takes the place of `shared/messages/find-message.ts` in the builds for users: the messages that the modules of this
 * bundle name, each added by the module itself (named-messages-loader.mjs). A remote also hands keys to the page around
 * it, which shows their texts, so there is a second table for the whole page. A bundle's own texts come first: the other
 * bundles may be of another release.
 */
const own = {};
const ofPage = (globalThis[Symbol.for('assay.messages')] ??= {});

/** Adds messages by their keys. */
export function addMessages(messages) {
  Object.assign(own, messages);
  Object.assign(ofPage, messages);
}

/** The message of a key; the key itself where no bundle of the page has it. */
export function findMessage(key) {
  return own[key] ?? ofPage[key] ?? { tone: 'neutral', text: key };
}
