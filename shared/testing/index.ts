/** The door to testing: builders of valid contract values, and the network as the contracts describe it. */
export { aDocumentId, aDocumentRequestWire, aDocumentType } from './document-builders.ts';
export {
  createRenderRemote,
  type ForeignRoute,
  type RemoteUnderTest,
  type RenderedRemote,
  type RenderRemoteOptions,
} from './render-remote.tsx';
export { mockApi, MockRefusal, type MockCall, type MockFile } from './mock-api.ts';
