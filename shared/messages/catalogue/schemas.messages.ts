import { withTone } from '../message.ts';

/** Document schemas and their editor [AMB-107]. */
export const schemasMessages = {
  ...withTone('neutral', {
    'schemas.title': 'Schemas',
    'schemas.columnName': 'Name',
    'schemas.columnDescription': 'Description',
    'schemas.columnStatus': 'Status',
    'schemas.columnDocumentTypes': 'Document Types',
    'schemas.statusDraft': 'Draft',
    'schemas.statusPublished': 'Published',
    'schemas.untitled': 'Untitled Schema - {date} {time}',
    'schemas.copyOf': 'Copy of {original} - {date} {time}',
    'schemas.empty': 'No schemas to display',
  }),
  ...withTone('error', {
    'schemas.loadFailed': 'Failed to load schemas',
    'schemas.groupNameTaken': 'Metric group name must be unique',
    'schemas.viewNameTaken': 'A view with the name {view} already exists',
    'schemas.viewNameSeparator': 'View names may not contain //',
    'schemas.viewNameEmpty': 'View name can not be empty',
    'schemas.metricUsedTwice': 'Metrics can not be used in the same schema more than once',
    'schemas.invalidRequest': 'Invalid Request',
    'schemas.groupNotFound': 'Metric Group Not Found',
    'schemas.subGroupNotFound': 'Sub Group Not Found',
    'schemas.invalidName': 'Invalid schema name',
    'schemas.changedMeanwhile': 'Somebody else has saved this schema since you opened it',
    'schemas.notPublished': 'Publish the schema before assigning it',
    'schemas.incompatible': 'The schema lacks metrics that the document type requires',
    'schemas.builtIn': 'A built-in schema cannot be deleted',
    'schemas.nameTaken': 'Invalid schema name. A schema with this name already exists.',
  }),
};
