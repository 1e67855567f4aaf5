import { withTone } from '../message.ts';

/** Usage statistics [AMB-074]. */
export const usageMessages = {
  ...withTone('neutral', {
    'usage.stages': 'Documents per stage',
    'usage.columnStage': 'Stage',
    'usage.columnShare': 'Share',
    'usage.columnDocuments': 'Documents',
  }),
  ...withTone('error', {
    'usage.loadFailed': 'Failed to load usage statistics',
  }),
};
