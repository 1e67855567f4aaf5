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
    'metrics.emptyHint': 'Add a metric to have it extracted from documents.',
    'metrics.add': 'Add metric',
    'metrics.delete': 'Delete',
    'metrics.filters': 'Filters',
    'metrics.filtersApplied': '{count} filters applied',
    'metrics.clearFilters': 'Clear all',
    'metrics.sourceDocument': 'Document',
    'metrics.sourceCalculation': 'Calculation',
    'metrics.sourceKnowledgeGraph': 'Knowledge Base',
    'metrics.sourceGenerated': 'AI Generated',
  }),
  ...withTone('success', {
    'metrics.deleted': 'Metrics deleted successfully',
  }),
  ...withTone('warning', {
    'metrics.confirmDelete': 'The selected metrics and their datapoints will be deleted.',
  }),
  ...withTone('error', {
    'metrics.loadFailed': 'Failed to fetch metrics',
    'metrics.entityMetricsFailed': 'Failed to fetch entity metrics',
    'metrics.latestEntityMetricsFailed': 'Failed to fetch latest entity metrics',
    'metrics.latestRelationshipMetricsFailed': 'Failed to fetch latest entity relationship metrics',
    'metrics.deleteFailed': 'Failed to delete metrics',
  }),
};
