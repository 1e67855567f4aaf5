import { chooseRelease, readBrowserId, shareOf } from './release-choice.ts';

const canary = { base: '/remotes/documents/2/', version: '2', share: 0.1 };
const remote = { base: '/remotes/documents/1/', version: '1', canary };
const browsers = Array.from({ length: 2000 }, (_, index) => `browser ${index}`);

describe('the release that a browser uses', () => {
  it('is the canary for its share of browsers, and the same one at each visit', () => {
    const chosen = browsers.map((id) => chooseRelease('documents', remote, id).version);
    const tries = chosen.filter((version) => version === '2').length / browsers.length;
    expect(tries).toBeGreaterThan(0.08);
    expect(tries).toBeLessThan(0.12);
    expect(browsers.map((id) => chooseRelease('documents', remote, id).version)).toEqual(chosen);
  });

  it('keeps every browser of a canary whose share grows, and takes others for another remote', () => {
    const tries = (of: typeof remote, name: string) =>
      new Set(browsers.filter((id) => chooseRelease(name, of, id).version === '2'));
    const few = tries(remote, 'documents');
    const more = tries({ ...remote, canary: { ...canary, share: 0.5 } }, 'documents');
    expect([...few].filter((id) => !more.has(id))).toEqual([]);
    const both = [...tries(remote, 'admin')].filter((id) => few.has(id)).length;
    expect(both / few.size).toBeLessThan(0.2);
  });

  it('is that of everybody without a canary or with a share of 0, and the canary with a share of 1', () => {
    const alone = { base: remote.base, version: remote.version };
    expect(chooseRelease('documents', alone, 'a browser')).toEqual({ base: remote.base, version: '1' });
    const chosen = (share: number) =>
      browsers.map(
        (id) => chooseRelease('documents', { ...remote, canary: { ...canary, share } }, id).version,
      );
    expect(new Set(chosen(0))).toEqual(new Set(['1']));
    expect(new Set(chosen(1))).toEqual(new Set(['2']));
    expect(browsers.map(shareOf).every((share) => share >= 0 && share < 1)).toBe(true);
  });

  it('is chosen by an id that the browser keeps, and by one of this visit where nothing is stored', () => {
    const id = readBrowserId();
    expect(readBrowserId()).toBe(id);
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    expect(readBrowserId(closed)).not.toBe(readBrowserId(closed));
  });
});
