/** What analytics is told of an edit [ANA-002]. */
export const EDIT_EVENTS = {
  edit: 'datapoint_edit_started',
  cancel: 'datapoint_edit_cancelled',
  save: 'datapoint_edit_saved',
} as const;
