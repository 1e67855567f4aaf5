import { createUiStore, type StoreApi } from '@assay/shared/state';
import type { PageBox } from '../../../document/page-box.ts';

/** Which field is under review, which part of the pages should be in view, and how both change. */
export interface FieldNavigation {
  readonly activeId: string | null;
  /** The box to scroll to; a new object for each request. */
  readonly scrollTarget: PageBox | null;
  /** Makes a field active and scrolls to its box. Does nothing if it is active already. */
  readonly activate: (id: string) => void;
  /** Makes a field active and scrolls to its box, also if it is active already. */
  readonly show: (id: string) => void;
  /** Scrolls to the box of a field; the active field stays. */
  readonly showBox: (id: string) => void;
  /** Scrolls to a page, or to a box on it; the active field stays. */
  readonly showPage: (page: number, box?: Omit<PageBox, 'page'> | null) => void;
  /** Returns to the field that was active before. */
  readonly goBack: () => void;
}

const topOf = (page: number): PageBox => ({ page, x: 0, y: 0, w: 1, h: 1 });

/**
 * Creates the navigation of one document. `findBox` gives the box of a field's current value, null where it has none.
 * @param firstPage where a document begins that is one of several in its file (AMB-131)
 */
export function createFieldNavigation(
  firstId: string | null,
  findBox: (id: string) => PageBox | null,
  firstPage: number | null = null,
): StoreApi<FieldNavigation> {
  const visited: string[] = [];
  const scrollTo = (id: string) => {
    const box = findBox(id);
    return box ? { scrollTarget: { ...box } } : {};
  };
  return createUiStore<FieldNavigation>()((set, get) => {
    const show = (id: string) => {
      const { activeId } = get();
      if (activeId !== null && activeId !== id) visited.push(activeId);
      set({ activeId: id, ...scrollTo(id) });
    };
    return {
      activeId: firstId,
      scrollTarget: firstPage === null ? null : topOf(firstPage),
      ...(firstId !== null && scrollTo(firstId)),
      activate: (id) => {
        if (id !== get().activeId) show(id);
      },
      show,
      showBox: (id) => set(scrollTo(id)),
      showPage: (page, box) => set({ scrollTarget: box ? { page, ...box } : topOf(page) }),
      goBack: () => {
        const id = visited.pop();
        if (id !== undefined) set({ activeId: id, ...scrollTo(id) });
      },
    };
  });
}
