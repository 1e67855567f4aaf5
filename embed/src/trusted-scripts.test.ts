import { createTrustedScriptsPlugin } from './trusted-scripts.ts';

type ScriptRequest = Parameters<
  NonNullable<ReturnType<typeof createTrustedScriptsPlugin>['createScript']>
>[0];

/** What the runtime asks the plugin for. */
const requestOf = (url: string) => ({ url }) as ScriptRequest;
const ENTRY = 'https://assay.example/remotes/documents/1.0.0-abc/remoteEntry.js';
const ELSEWHERE = 'https://evil.example/remoteEntry.js';

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

describe('scripts of remotes', () => {
  it('come from the origins of the installation only', () => {
    const scripts = createTrustedScriptsPlugin();
    expect(() => scripts.createScript?.(requestOf(ENTRY))).toThrow('https://assay.example is no origin');
    scripts.allow(ENTRY);
    expect(scripts.createScript?.(requestOf(ENTRY))).toMatchObject({
      script: { src: ENTRY, crossOrigin: 'anonymous' },
    });
    expect(() => scripts.createScript?.(requestOf(ELSEWHERE))).toThrow(
      'https://evil.example is no origin of this installation of Assay.',
    );
  });

  it('under trusted types get their addresses from a policy that refuses all others', () => {
    const createPolicy = jest.fn((_name: string, rules: object) => rules);
    Object.assign(globalThis, { trustedTypes: { createPolicy } });
    const scripts = createTrustedScriptsPlugin();
    scripts.allow(ENTRY);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('assay-embed');
    const { createScriptURL } = rules as { createScriptURL: (address: string) => string };
    expect(createScriptURL(ENTRY)).toBe(ENTRY);
    expect(() => createScriptURL(ELSEWHERE)).toThrow('is no origin of this installation');
  });

  it('load without a policy where the page allows none of this name', () => {
    const createPolicy = () => {
      throw new TypeError('refused');
    };
    Object.assign(globalThis, { trustedTypes: { createPolicy } });
    const scripts = createTrustedScriptsPlugin();
    scripts.allow(ENTRY);
    expect(scripts.createScript?.(requestOf(ENTRY))).toMatchObject({ script: { src: ENTRY } });
  });
});
