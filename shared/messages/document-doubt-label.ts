import type { DocumentDoubt, DocumentDoubtKind } from '@assay/shared/domain';
import type { MessageKey } from './catalogue/index.ts';
import { text } from './text.ts';

const LABELS = {
  hiddenText: 'verification.doubtHiddenText',
  replacedText: 'verification.doubtReplacedText',
  scanText: 'verification.doubtScanText',
  scale: 'verification.doubtScale',
  notFinal: 'verification.doubtNotFinal',
  otherType: 'verification.doubtOtherType',
  otherDocument: 'verification.doubtOtherDocument',
  unreadValue: 'verification.doubtUnreadValue',
} as const satisfies Record<DocumentDoubtKind, MessageKey>;

/** Names a doubt of a document: its kind, its page and the words that it is about. */
export function documentDoubtLabel({
  kind,
  page,
  text: words,
}: Pick<DocumentDoubt, 'kind' | 'page' | 'text'>): string {
  const doubt = text(LABELS[kind], { page });
  return words === '' ? doubt : text('verification.doubtWords', { doubt, words });
}
