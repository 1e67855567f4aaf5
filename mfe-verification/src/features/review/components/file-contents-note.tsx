import type { FileContents } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps, TextLink } from '@assay/shared/ui';
import { useId } from 'react';
import { joinNames } from '../model/name-list.ts';
import classes from './file-contents-note.module.css';

export interface FileContentsNoteProps {
  readonly contents: FileContents | null;
  readonly onShowPage: (page: number) => void;
}

/** How many names of a page are shown; the rest are counted. */
const MAX_NAMES = 6;

/** Says that a file contains several notices or partners, on which pages, and where the values come from. */
export function FileContentsNote({ contents, onShowPage }: FileContentsNoteProps) {
  const summaryId = useId();
  if (contents === null) return null;
  return (
    <div className={classes.note} role="group" aria-labelledby={summaryId}>
      <IconAlertTriangle {...iconProps} />
      <p id={summaryId}>{summaryText(contents)}</p>
      <ul>
        {listEntries(contents).map(({ fromPage, toPage, label, isSource }) => (
          <li key={`${fromPage} ${label}`} data-source={isSource || undefined}>
            <TextLink onClick={() => onShowPage(fromPage)}>{pagesText(fromPage, toPage)}</TextLink>
            <span>{label}</span>
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

function summaryText({ kind, parts }: FileContents): string {
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
  readonly label: string;
  readonly isSource: boolean;
}

/** One entry for each notice; the partners of a page share one entry. */
function listEntries({ kind, parts }: FileContents): readonly Entry[] {
  if (kind === 'notices') return parts.map(({ title, ...part }) => ({ ...part, label: title }));
  const pages = [...new Set(parts.map(({ fromPage }) => fromPage))];
  return pages.map((page) => ({
    fromPage: page,
    toPage: page,
    label: joinNames(
      parts.filter(({ fromPage }) => fromPage === page).map(({ title }) => title),
      MAX_NAMES,
    ),
    isSource: false,
  }));
}
