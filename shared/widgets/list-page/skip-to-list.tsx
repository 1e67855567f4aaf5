import { text } from '@assay/shared/messages';
import type { RefObject } from 'react';
import classes from './list-page.module.css';

/**
 * Leads from the top of a page to the first row of its list, past search, filters and column headers. It is on screen
 * while it has the focus.
 */
export function SkipToList({ pageRef }: { readonly pageRef: RefObject<HTMLElement | null> }) {
  const find = (selector: string) => pageRef.current?.querySelector<HTMLElement>(selector);
  const focusFirstRow = () => (find('tbody a') ?? find('tbody tr[tabindex="0"]'))?.focus();
  return (
    <button type="button" className={classes.skip} onClick={focusFirstRow}>
      {text('navigation.skipToList')}
    </button>
  );
}
