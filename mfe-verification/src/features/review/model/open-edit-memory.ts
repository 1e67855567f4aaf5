import { isRecord } from '@assay/shared/domain';
import type { NamedEntity, OpenEdit } from '@assay/shared/widgets';

/** An edit that was begun in the editor of a metric and neither saved nor cancelled. */
export interface OpenFieldEdit {
  readonly metricId: string;
  readonly edit: OpenEdit;
}

/** Remembers the open edit of a document in this tab, so that neither a reload nor the end of a session loses it. */
export interface OpenEditMemory {
  readonly read: () => OpenFieldEdit | null;
  /** Remembers an edit in place of the one before. */
  readonly write: (open: OpenFieldEdit) => void;
  readonly clear: () => void;
}

const textOrNull = (stored: unknown) => (typeof stored === 'string' ? stored : null);

function parseEntity(stored: unknown): NamedEntity | undefined {
  if (!isRecord(stored) || typeof stored.id !== 'string' || typeof stored.name !== 'string') return undefined;
  return { id: stored.id, name: stored.name };
}

function parse(stored: unknown): OpenFieldEdit | null {
  if (!isRecord(stored) || typeof stored.metricId !== 'string' || !isRecord(stored.edit)) return null;
  const { draft, text, isUnreadable } = stored.edit;
  if (!isRecord(draft)) return null;
  const { value, currency, entity } = draft;
  return {
    metricId: stored.metricId,
    edit: {
      draft: { value: textOrNull(value), currency: textOrNull(currency), entity: parseEntity(entity) },
      text: textOrNull(text),
      isUnreadable: isUnreadable === true,
    },
  };
}

function readStored(key: string): OpenFieldEdit | null {
  try {
    return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null; // Half-written or forbidden storage.
  }
}

/** Opens the memory of one document and user. Where the browser stores nothing, the edit lasts as long as the page. */
export function openEditMemory(documentRequestId: string, userId: string | number): OpenEditMemory {
  const key = `assay.openEdit.${userId}.${documentRequestId}`;
  return {
    read: () => readStored(key),
    write: (open) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(open));
      } catch {
        // No space left, or a private window.
      }
    },
    clear: () => sessionStorage.removeItem(key),
  };
}
