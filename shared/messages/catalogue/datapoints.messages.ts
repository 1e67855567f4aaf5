import { withTone } from '../message.ts';

/** Datapoints, their editor and history. */
export const datapointsMessages = {
  ...withTone('neutral', {
    'datapoints.edit': 'Edit',
    'datapoints.save': 'Save',
    'datapoints.viewHistory': 'View History',
    'datapoints.historyTitle': '{metric} history',
    'datapoints.columnValue': 'Value',
    'datapoints.columnReportingDate': 'Reporting Date',
    'datapoints.columnLastEdit': 'Last Edit',
    'datapoints.reportingDate': 'Reporting Date',
    'datapoints.lastEdited': 'Last Edited',
    'datapoints.none': 'No data available for this metric at the moment.',
    'datapoints.historyEmpty': 'No datapoints found',
  }),
  ...withTone('success', {
    'datapoints.updated': 'Successfully updated metric datapoint',
    'datapoints.deleted': 'Datapoints deleted successfully',
  }),
  ...withTone('error', {
    'datapoints.updateFailed': 'Failed to update metric datapoint',
    'datapoints.deleteFailed': 'Failed to delete datapoints',
    'datapoints.loadFailed': 'Failed to load metric datapoints',
  }),
};
