/** A host for tests and for a remote developed alone: the real platform, with ports that record their calls. */
export { createTestingHost, type TestingHost, type TestingHostOptions } from './testing-host.tsx';
