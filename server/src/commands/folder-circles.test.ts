import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findFolderCircles, serverFolderOf } from '../../../scripts/checks/folder-circles.mjs';

const file = (source: string, ...imports: string[]) => ({
  source: `server/src/${source}`,
  dependencies: imports.map((path) => ({ resolved: `server/src/${path}` })),
});

it('folders that need each other are found whatever lies below them, each edge with an import', () => {
  const straight = [
    file('modules/exports/zip/stream.ts', 'documents/index.ts'),
    file('modules/reports/service.ts', 'modules/exports/index.ts', 'modules/reports/rows.ts'),
    file('documents/save/save.ts', 'documents/rows/row.ts', 'platform/db/now.ts'),
    file('modules/index.ts', 'modules/reports/service.ts'),
    file('app.ts', 'processes/api.ts'),
    file('processes/api.ts', 'app.ts'),
  ];
  assert.deepEqual(findFolderCircles(straight, serverFolderOf), []);
  const planted = [...straight, file('documents/rows/row.ts', 'modules/reports/index.ts')];
  assert.deepEqual(findFolderCircles(planted, serverFolderOf), [
    'documents → modules/reports: server/src/documents/rows/row.ts → server/src/modules/reports/index.ts',
    'modules/exports → documents: server/src/modules/exports/zip/stream.ts → server/src/documents/index.ts',
    'modules/reports → modules/exports: server/src/modules/reports/service.ts → server/src/modules/exports/index.ts',
  ]);
});
