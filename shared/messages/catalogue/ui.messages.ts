import { withTone } from '../message.ts';

/** Words of the pieces of the design system that are not a screen's own: names of controls, hints, states. */
export const uiMessages = withTone('neutral', {
  'ui.errorTitle': 'This could not be loaded',
  'ui.errorHint': 'Try again. If it keeps failing, reload the page or come back later.',
  'ui.reference': 'Reference: {reference}',
  'ui.reloadPage': 'Reload page',
  'ui.noPermissionHint': 'Ask an administrator of your organisation for access.',
  'ui.reasonAndMore': '{reason}. {explanation}',
  'ui.nothingFound': 'Nothing found',
  'ui.clearSearch': 'Clear search',
  'ui.clearSelection': 'Clear selection',
  'ui.selectedCount': '{count} selected',
  'ui.showPassword': 'Show password',
  'ui.hidePassword': 'Hide password',
  'ui.notifications': 'Notifications',
  'ui.chooseFiles': 'Choose files',
  'ui.columnWidth': 'Drag to change the width, or press Shift and an arrow key on the header',
  'ui.columns': 'Columns',
  'ui.resetColumns': 'Reset columns',
  'ui.currency': 'Currency',
  'ui.failed': 'Failed',
  'ui.readAs': 'Read as {value}',
  'ui.readTwoWays': '{first} or {second}: press Enter to choose',
  'ui.whichNumber': 'Which number do you mean?',
  'ui.tabKey': 'Tab',
  'ui.whichDate': 'Which date do you mean?',
});
