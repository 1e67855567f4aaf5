import { metricsOfGroup, type EditedSchema, type RefusedEdit, type SchemaEdit } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { placeLabel } from './place-label.ts';

/** What an edit changes, by the name that it has in a schema. */
function subjectOf(edit: SchemaEdit, { name, groups }: EditedSchema): string {
  if ('view' in edit && edit.view !== null) return placeLabel(edit);
  if ('group' in edit) return edit.group;
  if ('displayName' in edit) return edit.displayName;
  if (!('fin' in edit)) return name;
  const metrics = groups.flatMap((group) => metricsOfGroup(group));
  return metrics.find(({ fin }) => fin === edit.fin)?.displayName ?? edit.fin;
}

/** An edit that can no longer be made, in words; its subject is named as in the draft [SCH-030, SCH-031]. */
export function refusedEditText({ edit, reason }: RefusedEdit, draft: EditedSchema): string {
  return text('schemas.conflictLostEdit', {
    subject: subjectOf(edit, draft),
    reason: textOf(reason.key, reason.params),
  });
}
