// The entry point of the core of documents: modules import this file alone. At most 40 names; see scripts/checks/boundaries.config.mjs.
export { readContent } from './content.ts';
export { DocumentCore } from './core.ts';
export type { Follower } from './save/followers.ts';
export type { DocumentSources } from './sources.ts';
export { DOCUMENT_COLUMNS, findByIds, insertDocument, type DocumentRow } from './rows/document.repository.ts';
export { pagesToRead, readFilePart, type FilePart } from './rows/file-part.ts';
export { columnsOfTables, type StoredTables } from './rows/row-template.ts';
export { presentDatapoints } from './values/present-datapoints.ts';
export { findDatapoints, insertAudit } from './values/repository.ts';
export { CHOSEN_ENTRY } from './policy/entry-fields.repository.ts';
export { requireEditable } from './policy/policy.ts';
export {
  findWithheldIds,
  readEntryFields,
  requireNothingWithheld,
  type EntryField,
} from './policy/withheld.ts';
export {
  findOverriddenChecks,
  judgeDocuments,
  readShownOverrides,
  linkNamesAndWriteDoubts,
} from './doubts/doubts.ts';
export type { JudgedDocument } from './doubts/judged-documents.ts';
export { linkKnownNames } from './names/document-names.ts';
export { decideName, resolveNames } from './names/resolve-names.ts';
export { findNameTypes, findUnlinkedNames } from './names/stated-names.repository.ts';
export { requireNoUnseenChanges } from './save/concurrent-changes.ts';
export { finishSave, startSave } from './save/document-save.ts';
export { saveEdits } from './save/save-edits.ts';
export { normaliseTypedFigure, saveFigure } from './save/save-figure.ts';
export { readTables, saveTable } from './save/save-table.ts';
