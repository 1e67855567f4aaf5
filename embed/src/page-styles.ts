import { findPageStyles, providePageStyles, type PageStyles } from '@assay/shared/platform/page-styles';

/** The layers of shared/ui, after one that undoes what the page around a root passes on to it. */
const LAYERS = '@layer assay-page-off, assay-tokens, assay-base, mantine, assay;';

/** What is inherited into a root starts anew there. `all` leaves the direction and custom properties alone. */
const offSheetOf = (properties: Iterable<string>) =>
  `${LAYERS}
  :host { all: initial !important; display: block !important; height: 100% !important; direction: ltr !important; unicode-bidi: isolate !important; }
  @layer assay-page-off {
    .assay-root { all: initial; display: block; direction: ltr; unicode-bidi: isolate; ${[...properties].map((name) => `${name}: initial;`).join(' ')} }
  }`;

/** Every address in a style, from the base of its sheet. */
const withAbsoluteAddresses = (style: string, base: string) =>
  style.replace(
    /url\(\s*["']?([^"')]+)["']?\s*\)/g,
    (_, address: string) => `url("${new URL(address, base).href}")`,
  );

/** Browsers take fonts from the document only, not from a shadow root. Ours have a name that no page uses. */
function addFonts(sheet: CSSStyleSheet, base: string): void {
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const read = (name: string) => rule.style.getPropertyValue(name);
    document.fonts.add(
      new FontFace(read('font-family').replaceAll(/["']/g, ''), withAbsoluteAddresses(read('src'), base), {
        weight: read('font-weight'),
        style: read('font-style'),
        unicodeRange: read('unicode-range'),
        display: 'swap',
      }),
    );
  }
}

async function readText(href: string): Promise<string> {
  const response = await fetch(href, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return response.text();
}

/**
 * Styles of shadow roots as constructed sheets: one copy of each for all roots, there at once in a root that is added
 * later, and no `<style>` that a content security policy would have to allow. The order is that in which they were asked for.
 */
function createPageStyles(): PageStyles {
  const off = new CSSStyleSheet();
  off.replaceSync(offSheetOf([]));
  const sheets = [off];
  const roots = new Set<ShadowRoot>();
  const properties = new Set<string>();

  const adopt = (root: ShadowRoot) => {
    root.adoptedStyleSheets = [...sheets];
  };

  async function fill(sheet: CSSStyleSheet, href: string): Promise<void> {
    const text = await readText(href);
    await sheet.replace(text);
    addFonts(sheet, href);
    // A property of the page could reach ours through any of these.
    for (const [, name] of text.matchAll(/var\(\s*(--[\w-]+)/g)) if (name !== undefined) properties.add(name);
    off.replaceSync(offSheetOf(properties));
  }

  return {
    load: (link) => {
      const sheet = new CSSStyleSheet({ baseURL: link.href });
      sheets.push(sheet);
      for (const root of roots) adopt(root);
      fill(sheet, link.href).then(
        () => link.onload?.call(link, new Event('load')),
        () => {
          sheets.splice(sheets.indexOf(sheet), 1);
          link.dispatchEvent(new Event('error'));
        },
      );
    },
    addRoot: (root) => {
      roots.add(root);
      adopt(root);
      return () => void roots.delete(root);
    },
  };
}

/** Creates the styles of this page, unless another copy of this script has. */
export function ensurePageStyles(): void {
  if (!findPageStyles()) providePageStyles(createPageStyles());
}
