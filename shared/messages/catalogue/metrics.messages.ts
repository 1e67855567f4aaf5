import { withTone } from '../message.ts';

/** Metric identifiers and metric lists. */
export const metricsMessages = {
  ...withTone('neutral', {
    'metrics.title': 'Metrics',
    'metrics.columnName': 'Name',
    'metrics.columnDescription': 'Description',
    'metrics.columnTimePeriod': 'Time Period',
    'metrics.columnCreatedBy': 'Created By',
    'metrics.columnType': 'Type',
    'metrics.columnAssociation': 'Association',
    'metrics.search': 'Search Metrics...',
    'metrics.empty': 'No metrics found',
    'metrics.filters': 'Filters',
    'metrics.sourceDocument': 'Document',
    'metrics.sourceCalculation': 'Calculation',
    'metrics.sourceKnowledgeGraph': 'Knowledge Base',
    'metrics.sourceGenerated': 'AI Generated',
  }),
  ...withTone('success', {
    'metrics.deleted': 'Metrics deleted successfully',
  }),
  ...withTone('error', {
    'metrics.loadFailed': 'Failed to fetch metrics',
    'metrics.entityMetricsFailed': 'Failed to fetch entity metrics',
    'metrics.latestEntityMetricsFailed': 'Failed to fetch latest entity metrics',
    'metrics.latestRelationshipMetricsFailed': 'Failed to fetch latest entity relationship metrics',
    'metrics.deleteFailed': 'Failed to delete metrics',
    'metrics.formulaInvalid': 'The formula cannot be used',
    'metrics.changedMeanwhile': 'Another user changed this metric. Your changes are still here',
  }),
};
