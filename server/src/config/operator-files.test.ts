import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { environmentModel } from './environment.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const GUIDE = read('docs/operations.md');
const CONTAINERS = ['compose.yml', 'kubernetes.yml', 'Dockerfile']
  .map((name) => read(`deploy/${name}`))
  .join('\n');

/** Variables of other programs: PostgreSQL, the AWS SDK, the object store, OpenTelemetry, Node. */
const OF_OTHERS = /^(?:POSTGRES_|MINIO_|AWS_|OTEL_|NODE_ENV$)/u;
/** What the compose file puts into settings. */
const OF_COMPOSE = ['STORE_URL'];

/** What a pattern's first group finds that the server does not read. */
const unknownTo = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].filter(
    (name) => !Object.hasOwn(environmentModel.shape, name) && !OF_OTHERS.test(name),
  );

it('containers set variables that the server reads, and run files that are there', () => {
  assert.deepEqual(unknownTo(CONTAINERS, /\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/gu), OF_COMPOSE);
  const paths = [...CONTAINERS.matchAll(/\b(?:server|scripts)\/[\w/-]+\.m?[jt]s\b/gu)].map(([path]) => path);
  assert.ok(paths.length >= 4);
  for (const path of paths) assert.ok(existsSync(new URL(path, ROOT)), path);
});

it('the guide for operators names variables that the server reads and commands that there are', () => {
  const stages = /^(?:EXT|DOC)_/u;
  const named = unknownTo(GUIDE, /`([A-Z]+(?:_[A-Z]+)+)\b/gu);
  assert.deepEqual(
    named.filter((name) => !stages.test(name)),
    [],
  );
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  for (const [, command = ''] of GUIDE.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/gu))
    assert.ok(Object.hasOwn(scripts, command), command);
});
