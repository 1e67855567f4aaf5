import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findFolderCircles, serverFolderOf } from '../../../scripts/checks/folder-circles.mjs';

const file = (source: string, ...imports: string[]) => ({
  source: `server/src/${source}`,
  dependencies: imports.map((path) => ({ resolved: `server/src/${path}` })),
});

it('folders that need each other are found whatever lies below them, with the imports of the shortest circle', () => {
  const straight = [
    file('modules/exports/zip/stream.ts', 'documents/index.ts'),
    file('modules/reports/service.ts', 'modules/exports/index.ts', 'modules/reports/rows.ts'),
    file('documents/save/save.ts', 'documents/rows/row.ts', 'platform/db/now.ts'),
    file('modules/index.ts', 'modules/reports/service.ts'),
    file('app.ts', 'processes/api.ts'),
    file('processes/api.ts', 'app.ts'),
  ];
  assert.deepEqual(findFolderCircles(straight, serverFolderOf), []);
  const longer = [...straight, file('platform/db/now.ts', 'modules/reports/index.ts')];
  assert.deepEqual(findFolderCircles(longer, serverFolderOf), [
    'server/src/documents/save/save.ts → server/src/platform/db/now.ts, ' +
      'server/src/platform/db/now.ts → server/src/modules/reports/index.ts, ' +
      'server/src/modules/reports/service.ts → server/src/modules/exports/index.ts, ' +
      'server/src/modules/exports/zip/stream.ts → server/src/documents/index.ts',
  ]);
  const shorter = [...longer, file('documents/rows/row.ts', 'modules/exports/index.ts')];
  assert.deepEqual(findFolderCircles(shorter, serverFolderOf), [
    'server/src/documents/rows/row.ts → server/src/modules/exports/index.ts, ' +
      'server/src/modules/exports/zip/stream.ts → server/src/documents/index.ts',
  ]);
});
