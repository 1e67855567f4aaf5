/** The entry point for tests: builders of valid contract values, and a network mock made from the contracts. */
export { aDocumentId, aDocumentRequestWire, aDocumentType } from './document-builders.ts';
export { aClipboard } from './clipboard.ts';
export { anEntity, anEntityType } from './entity-builders.ts';
export {
  createRenderRemote,
  type ForeignRoute,
  type RemoteUnderTest,
  type RenderedRemote,
  type RenderRemoteOptions,
} from './render-remote.tsx';
export { mockApi, MockRefusal, type MockCall, type MockFile } from './mock-api.ts';
