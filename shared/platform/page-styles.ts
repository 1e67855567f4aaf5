/**
 * The styles of a page that embeds remotes. The embedding script creates them before the first remote is loaded; the page
 * of our own shell has none, and its styles lie in the document.
 */
export interface PageStyles {
  /** Loads the stylesheet of a link into every root. Calls the link's `onload`, or its `onerror`. */
  readonly load: (link: HTMLLinkElement) => void;
  /** Gives a shadow root every stylesheet, present and future. Returns the function that ends this. */
  readonly addRoot: (root: ShadowRoot) => () => void;
}

/** The build writes this key into the code that loads the stylesheets of a remote. */
export const PAGE_STYLES_KEY = 'assay.pageStyles';

/** The styles of this page; undefined where no embedding script has run. */
export function findPageStyles(): PageStyles | undefined {
  const found: unknown = Reflect.get(globalThis, Symbol.for(PAGE_STYLES_KEY));
  return found as PageStyles | undefined; // Only `providePageStyles` writes it.
}

/** Makes the styles of this page known to the remotes in it. */
export function providePageStyles(styles: PageStyles): void {
  Reflect.set(globalThis, Symbol.for(PAGE_STYLES_KEY), styles);
}
