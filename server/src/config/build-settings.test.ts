import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type * as Domain from '@assay/shared/domain';
import webpack from 'webpack';
import { buildConstants, readBuildSettings } from '../../../scripts/build/build-settings.mjs';

const require = createRequire(import.meta.url);
let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-build-'));
});
after(() => rmSync(folder, { recursive: true }));

/** Compiles brand and switches as the build does, and runs the bundle. */
async function compileDomain(): Promise<typeof Domain> {
  const entry = join(folder, 'entry.ts');
  const domain = fileURLToPath(new URL('../../../shared/domain/', import.meta.url));
  const rooms = ['brand/index.ts', 'switches/index.ts'].map(
    (file) => `export * from '${join(domain, file)}';`,
  );
  writeFileSync(entry, rooms.join('\n'));
  const jsc = { target: 'es2022', parser: { syntax: 'typescript' } };
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    entry,
    output: { path: folder, filename: 'bundle.cjs', library: { type: 'commonjs2' } },
    module: { rules: [{ test: /\.ts$/, use: { loader: require.resolve('swc-loader'), options: { jsc } } }] },
    plugins: [new webpack.DefinePlugin(buildConstants(readBuildSettings(folder, {})))],
  });
  const done = Promise.withResolvers<undefined>();
  compiler.run((error, stats) => {
    if (error !== null || stats?.hasErrors() !== false) done.reject(error ?? new Error(stats?.toString()));
    else compiler.close(() => done.resolve(undefined));
  });
  await done.promise;
  return require(join(folder, 'bundle.cjs')) as typeof Domain;
}

describe('settings of a build', () => {
  it('AMB-008 AMB-125 FLAG-001 are in the compiled bundle: names, and switches below those of the installation', async () => {
    writeFileSync(
      join(folder, '.env.local'),
      'ASSAY_BRAND=Ledgerline\nASSAY_SWITCHES={"dashboards":true,"uxRefresh":false}\n',
    );
    const { BRAND, resolveSwitches } = await compileDomain();
    assert.deepEqual([BRAND.product, BRAND.dashboardsRoute], ['Ledgerline', '/assay-dashboards']);
    const { dashboards, uxRefresh, sftpIntegration } = resolveSwitches();
    assert.deepEqual([dashboards, uxRefresh, sftpIntegration], [true, false, false]);
    assert.equal(resolveSwitches({ installation: { dashboards: false } }).dashboards, false);
  });

  it('AMB-125 refuse the build for a switch that does not exist', () => {
    writeFileSync(join(folder, '.env.local'), 'ASSAY_SWITCHES={"dashboard":true}\n');
    assert.throws(() => readBuildSettings(folder, {}), /there is no switch dashboard\. The switches are/);
  });
});
