import {
  addGroup,
  addView,
  deleteGroup,
  deleteView,
  orderGroups,
  orderViews,
  renameView,
  setTimePeriodFilter,
  updateGroup,
} from './group-edits.ts';
import { addMetrics, moveMetric, removeMetric, updateMetric } from './metric-edits.ts';
import type { SchemaEdit } from './schema-edit.ts';
import { SchemaEditError } from './schema-edit-error.ts';
import type { ClientGroup, EditedSchema } from './schema-model.ts';

/** An edit of the groups; the others change the schema itself. */
type GroupsEdit = Exclude<
  SchemaEdit,
  { kind: 'setName' | 'setDescription' | 'setTemplate' | 'replaceContents' }
>;

function editGroups(groups: readonly ClientGroup[], edit: GroupsEdit): readonly ClientGroup[] {
  switch (edit.kind) {
    case 'addGroup':
      return addGroup(groups, edit);
    case 'updateGroup':
      return updateGroup(groups, edit.group, edit.changes);
    case 'deleteGroup':
      return deleteGroup(groups, edit.group);
    case 'orderGroups':
      return orderGroups(groups, edit.groups);
    case 'addView':
      return addView(groups, edit.group, edit.view);
    case 'renameView':
      return renameView(groups, edit.group, edit.view, edit.name);
    case 'deleteView':
      return deleteView(groups, edit.group, edit.view);
    case 'orderViews':
      return orderViews(groups, edit.group, edit.views);
    case 'setTimePeriodFilter':
      return setTimePeriodFilter(groups, edit, edit.isOn);
    case 'addMetrics':
      return addMetrics(groups, edit, edit.metrics);
    case 'updateMetric':
      return updateMetric(groups, edit.fin, edit.changes);
    case 'moveMetric':
      return moveMetric(groups, edit.fin, edit, edit.index);
    case 'removeMetric':
      return removeMetric(groups, edit.fin);
  }
}

/**
 * A schema with one edit made. What the edit does not touch stays the same objects, so that a screen draws only what
 * changed.
 * @throws SchemaEditError where a rule refuses it
 */
export function applyEdit(schema: EditedSchema, edit: SchemaEdit): EditedSchema {
  switch (edit.kind) {
    case 'setName':
      return { ...schema, name: edit.name };
    case 'setDescription':
      return { ...schema, description: edit.description };
    case 'setTemplate':
      return { ...schema, isTemplate: edit.isTemplate };
    case 'replaceContents':
      return { ...schema, name: edit.name, description: edit.description, groups: edit.groups };
    default:
      return { ...schema, groups: editGroups(schema.groups, edit) };
  }
}

/** A schema with edits made again, and those that can no longer be made. */
export interface RepeatedEdits {
  readonly schema: EditedSchema;
  readonly applied: readonly SchemaEdit[];
  readonly refused: readonly RefusedEdit[];
}

/** An edit that a schema refuses, and why. */
export interface RefusedEdit {
  readonly edit: SchemaEdit;
  readonly reason: SchemaEditError;
}

/** Makes edits again on a schema that may have changed since; edits that its rules now refuse are left out. */
export function repeatEdits(start: EditedSchema, edits: readonly SchemaEdit[]): RepeatedEdits {
  const applied: SchemaEdit[] = [];
  const refused: RefusedEdit[] = [];
  let schema = start;
  for (const edit of edits) {
    try {
      schema = applyEdit(schema, edit);
      applied.push(edit);
    } catch (error) {
      if (!(error instanceof SchemaEditError)) throw error;
      refused.push({ edit, reason: error });
    }
  }
  return { schema, applied, refused };
}
