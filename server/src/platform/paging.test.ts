import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPage } from './paging.ts';

const LIMITS = { defaultSize: 25, maxSize: 100 };

it('STORE-006 moves an offset inside a page back to the start of the page', () => {
  assert.deepEqual(readPage({ offset: 37, maxPageSize: 10 }, LIMITS), { offset: 30, limit: 10 });
});

it('uses the default page size and limits the page size', () => {
  assert.deepEqual(readPage({}, LIMITS), { offset: 0, limit: 25 });
  assert.deepEqual(readPage({ offset: 250, maxPageSize: 1000 }, LIMITS), { offset: 200, limit: 100 });
});
