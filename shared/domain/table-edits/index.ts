/**
 * Edits of the tables of a document (TAB-002…TAB-012): the rows of its repeating groups.
 *
 * 1. `createTableRow` makes the row that typing in the blank row (`NEW_ROW_ID`) begins.
 * 2. `findTableChanges(stored, present)` compares the rows as stored and as edited: which are created and deleted, and
 *    what is updated in which cell. Undo needs nothing more than the earlier rows.
 * 3. `toTableSave(changes)` is the body of PATCH datapoints (`saveTable` of the contracts).
 */
export * from './table-changes.ts';
export * from './table-save.ts';
export * from './table.ts';
