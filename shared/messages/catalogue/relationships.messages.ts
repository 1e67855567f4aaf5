import { withTone } from '../message.ts';

/** Relationships between entities, and the metrics of entities and relationships. */
export const relationshipsMessages = {
  ...withTone('neutral', {
    'relationships.tab': 'Relationships',
    'relationships.metricsTab': 'Metrics',
    'relationships.name': '{entity} – {related}',
    'relationships.search': 'Search relationships',
    'relationships.filters': 'Filter relationships',
    'relationships.filterType': 'Type',
    'relationships.empty': 'No relationships to display',
    'relationships.emptyHint':
      'Relationships appear here when documents are confirmed. You can also add them.',
    'relationships.add': 'Add relationship',
    'relationships.ownType': 'Type of {entity}',
    'relationships.related': 'Related entity',
    'relationships.relatedType': 'Type of the related entity',
    'relationships.relatedMissing': 'Choose an entity from the list',
    'relationships.delete': 'Delete',
    'relationships.deleteOne': 'Do you want to delete the relationship with {name}?',
    'relationships.deleteMany': 'Do you want to delete {count} relationships?',
    'relationships.deletedWith': 'Their datapoints are deleted too. Metrics with values: {count}.',
    'relationships.deletedAlone': 'No datapoints belong to them.',
    'relationships.metrics': 'Metrics',
    'relationships.metricsOf': 'Metrics of the relationship with {name}',
    'relationships.figures': 'More values are stored on its relationships:',
    'relationships.figuresCount': '({count})',
    'relationships.figuresMore': 'All relationships',
    'relationships.graph': 'Relationships of {entity}',
    'relationships.graphGroup': '{type}: {count}',
    'relationships.graphShow': 'Show relationships of the type {type} ({count})',
    'relationships.notFoundHint': 'It may have been deleted.',
    'relationships.metricsView': 'View',
    'relationships.viewValues': 'Values',
    'relationships.viewGrid': 'Grid',
    'relationships.viewDetails': 'Details',
    'relationships.entityTypes': 'Entity types',
    'relationships.noTypes': 'This entity has no type',
    'relationships.noTypesHint': 'Choose its types in the overview. Each type has its metrics.',
  }),
  ...withTone('success', {
    'relationships.added': 'Relationship added successfully',
  }),
  ...withTone('error', {
    'relationships.addFailed': 'Failed to add relationship',
    'relationships.listFailed': 'Failed to load relationships',
  }),
};
