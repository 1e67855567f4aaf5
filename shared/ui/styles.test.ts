import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(__filename);
const here = dirname(__filename);
const read = (file: string) => readFileSync(file, 'utf8');
const ours = ['tokens.css', 'mantine.css', 'base.css'].map((file) => read(join(here, file))).join('\n');
// Not by the name of a sheet: those resolve to nothing in Jest.
const mantine = join(dirname(require.resolve('@mantine/core')), '..');
const imported = [...read(join(here, 'styles.css')).matchAll(/@import '@mantine\/core\/([^']+)';/g)].map(
  ([, path]) => read(join(mantine, path ?? '')),
);
const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name));

describe('styles', () => {
  it("spells every variable that Mantine's imported sheets read, since its run-time sheet is off", () => {
    const everything = [ours, ...imported].join('\n');
    const declared = namesIn(everything, /(--mantine-[\w-]+)\s*:/g);
    // A variable with a fallback of its own may stay unset.
    const needed = namesIn(imported.join('\n'), /var\(\s*(--mantine-[\w-]+)\s*\)/g);
    expect(needed.size).toBeGreaterThan(20);
    expect([...needed].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('names the same colours in both themes', () => {
    const block = (selector: string) => {
      const start = ours.indexOf(`${selector} {`);
      return namesIn(ours.slice(start, ours.indexOf('}', start)), /(--assay-[\w-]+)\s*:\s*(?:#|rgb)/g);
    };
    const light = block('.assay-root');
    const dark = block(".assay-root[data-mantine-color-scheme='dark']");
    // The sidebar and the badges of roles look the same in both themes.
    const onlyLight = [...light].filter((name) => !dark.has(name));
    expect(onlyLight.filter((name) => !/^--assay-(on-)?(sidebar|role)/.test(name ?? ''))).toEqual([]);
  });

  const sheets = ['shared/ui', 'shell/src', 'mfe-admin/src']
    .map((room) => join(here, '../..', room))
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));

  it('takes every colour, layer and font size from the tokens', () => {
    const raw = sheets.flatMap((file) => [
      ...read(file).matchAll(/^.*(#[0-9a-f]{3,8}\b|\brgba?\(|z-index: ([3-9]|\d\d)|font-size: \d).*$/gim),
    ]);
    expect(sheets.length).toBeGreaterThan(20);
    expect(raw.map(([line]) => line)).toEqual([]);
  });

  it('touches nothing outside the root, except a page that is ours', () => {
    const selectors = [...read(join(here, 'base.css')).matchAll(/^ {2,4}([.:][^{}]*?)\{/gms)].map(
      ([, selector]) => selector ?? '',
    );
    expect(selectors.length).toBeGreaterThan(5);
    for (const selector of selectors.flatMap((list) => list.split(/,\s*\n/))) {
      expect(selector.trim()).toMatch(/^(:where\(\.assay-root\)|\.assay-root|\.assay-page)/);
    }
  });

  it('AMB-075 has the colours of the roles', () => {
    expect(ours).toContain('--assay-role-admin: #6e56cf;');
    expect(ours).toContain('--assay-role-member: #6b7280;');
  });

  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
  };
  const texts = ['ink', 'quiet', 'accent', 'proven', 'doubt', 'wrong', 'edited', 'learned', 'untouched'];

  it.each([
    { theme: 'light', selector: '.assay-root {' },
    { theme: 'dark', selector: ".assay-root[data-mantine-color-scheme='dark'] {" },
  ])('keeps text at 4.5:1 and marks at 3:1 on paper and desk in the $theme theme', ({ selector }) => {
    const start = ours.indexOf(selector);
    const rules = ours.slice(start, ours.indexOf('}', start));
    const colour = (name: string) => new RegExp(`--assay-${name}: (#[0-9a-f]{6})`).exec(rules)?.[1] ?? '';
    for (const ground of ['paper', 'desk'].map(colour)) {
      for (const name of texts) expect([name, contrast(colour(name), ground) >= 4.5]).toEqual([name, true]);
      expect(contrast(colour('edge'), ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('on-wrong'), colour('wrong'))).toBeGreaterThanOrEqual(4.5);
  });
});
