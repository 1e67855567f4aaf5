import type { FileContents } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps, TextLink } from '@assay/shared/ui';
import { useId } from 'react';
import classes from './file-contents-note.module.css';

export interface FileContentsNoteProps {
  readonly contents: FileContents | null;
  readonly onShowPage: (page: number) => void;
}

/** More names on one page than this are counted. */
const MOST_NAMES = 6;

/** Says that a file holds several notices or partners, which pages hold what, and where the values are from. */
export function FileContentsNote({ contents, onShowPage }: FileContentsNoteProps) {
  const summaryId = useId();
  if (contents === null) return null;
  return (
    <div className={classes.note} role="group" aria-labelledby={summaryId}>
      <IconAlertTriangle {...iconProps} />
      <p id={summaryId}>{summaryOf(contents)}</p>
      <ul>
        {entriesOf(contents).map(({ fromPage, toPage, words, isSource }) => (
          <li key={`${fromPage} ${words}`} data-source={isSource || undefined}>
            <TextLink onClick={() => onShowPage(fromPage)}>{pagesText(fromPage, toPage)}</TextLink>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function pagesText(from: number, to: number): string {
  return from === to
    ? text('verification.onPage', { page: from })
    : text('verification.onPages', { from, to });
}

function summaryOf({ kind, parts }: FileContents): string {
  const count = parts.length;
  const source = parts.find(({ isSource }) => isSource);
  if (kind === 'partners' || !source) return text('verification.listsPartners', { count });
  const { fromPage: from, toPage: to } = source;
  return from === to
    ? text('verification.holdsNotices', { count, page: from })
    : text('verification.holdsNoticesOnPages', { count, from, to });
}

interface Entry {
  readonly fromPage: number;
  readonly toPage: number;
  readonly words: string;
  readonly isSource: boolean;
}

/** One line a notice; the partners of a page share theirs. */
function entriesOf({ kind, parts }: FileContents): readonly Entry[] {
  if (kind === 'notices') return parts.map(({ title, ...part }) => ({ ...part, words: title }));
  const pages = [...new Set(parts.map(({ fromPage }) => fromPage))];
  return pages.map((page) => ({
    fromPage: page,
    toPage: page,
    words: namesText(parts.filter(({ fromPage }) => fromPage === page).map(({ title }) => title)),
    isSource: false,
  }));
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const count = names.length - MOST_NAMES;
  return count > 0 ? text('verification.andMore', { names: shown, count }) : shown;
}
