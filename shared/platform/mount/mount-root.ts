import { findPageStyles } from '../page-styles.ts';

/** Where a mounted remote is rendered. */
export interface MountRoot {
  /** Carries our styles and everything of the remote, overlays included. */
  readonly container: HTMLElement;
  /** Leaves the element as it was. */
  readonly remove: () => void;
}

/** The size of Mantine's `rem` in px; the page around us may have set another. */
const REM = 16;

/** Keeps sizes in rem as they are where the page has a `font-size` of its own on its document. Returns the function that ends it. */
function keepRem(root: ShadowRoot, container: HTMLElement): () => void {
  const probe = container.ownerDocument.createElement('div');
  probe.style.cssText =
    'position: absolute; visibility: hidden; pointer-events: none; width: 1rem; height: 0';
  root.append(probe);
  const measure = () => {
    const { width } = probe.getBoundingClientRect();
    if (width > 0) container.style.setProperty('--mantine-scale', String(REM / width));
  };
  measure();
  const sizes = new ResizeObserver(measure);
  sizes.observe(probe);
  return () => sizes.disconnect();
}

/**
 * Fills an element that has a height of its own: the remote scrolls inside it, and takes its height where it would take that of
 * the window. In an element without one it is as high as it has to be. Returns the function that ends it.
 */
function fillHeight(host: HTMLElement, container: HTMLElement): () => void {
  // The host is as high as the element around it, and has no content yet.
  if (host.clientHeight === 0) return () => {};
  container.style.height = '100%';
  container.style.overflow = 'auto';
  const measure = () => container.style.setProperty('--assay-height', `${host.clientHeight}px`);
  measure();
  const sizes = new ResizeObserver(measure);
  sizes.observe(host);
  return () => sizes.disconnect();
}

const OVERLAYS = '[role="dialog"], [role="menu"]';
const KEPT_FOCUS = 20;

/**
 * Returns the focus from an overlay that closes. The document names the host as what is focused, whatever is focused inside, so
 * that is what overlays remember and focus again: the host passes the focus on to where it was before.
 */
function returnFocusInside(host: HTMLElement, root: ShadowRoot, container: HTMLElement): void {
  let focused: HTMLElement[] = [];
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== container)
      focused = [...focused, target].slice(-KEPT_FOCUS);
  });
  host.focus = (options) => {
    const { activeElement } = root;
    const closing = activeElement?.closest(OVERLAYS);
    const isElsewhere = activeElement !== null && activeElement !== container;
    if (isElsewhere && !closing) return;
    focused.findLast((element) => element.isConnected && !closing?.contains(element))?.focus(options);
  };
}

/**
 * Creates the root of a mounted remote on a child of the given element. In a page of an integrator it is inside a shadow root:
 * no style gets in or out. A page that has loaded our styles into its document, such as that of a remote developed alone,
 * shows it without one.
 */
export function createMountRoot(element: Element): MountRoot {
  const host = element.ownerDocument.createElement('div');
  const styles = findPageStyles();
  if (!styles) {
    element.append(host);
    return { container: host, remove: () => host.remove() };
  }
  const root = host.attachShadow({ mode: 'open' });
  const container = element.ownerDocument.createElement('div');
  // A click beside every control gives it the focus: keys are heard by this element, not by the page.
  container.tabIndex = -1;
  container.lang = 'en';
  root.append(container);
  const removeStyles = styles.addRoot(root);
  element.append(host);
  const stopFilling = fillHeight(host, container);
  returnFocusInside(host, root, container);
  const stopKeeping = keepRem(root, container);
  return {
    container,
    remove: () => {
      stopKeeping();
      stopFilling();
      removeStyles();
      host.remove();
    },
  };
}
