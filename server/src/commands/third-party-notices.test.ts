import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readShippedPackages, renderNotices } from '../../../scripts/build/third-party-notices.mjs';

const packages = readShippedPackages();
const names = new Set(packages.map(({ name }) => name));

describe('third-party notices', () => {
  it('name what browsers load and what the server runs, the federation runtime and Node among them', () => {
    for (const name of [
      'react',
      'pdfjs-dist',
      '@module-federation/runtime',
      'fastify',
      '@embedpdf/pdfium',
      'node',
    ])
      assert.ok(names.has(name), name);
    for (const name of ['webpack', 'typescript', 'jest', '@playwright/test'])
      assert.ok(!names.has(name), `${name} is a tool of the build`);
  });

  it('have a licence for every package, and none that asks for the source of what uses it', () => {
    for (const { name, license } of packages) {
      assert.ok(license !== undefined && license !== '', `${name} states no licence`);
      assert.doesNotMatch(license, /GPL|SSPL|BUSL|UNLICENSED/u, name);
    }
  });

  it('have each licence text once, with the packages that it is of', () => {
    const react = packages.find(({ name }) => name === 'react');
    const [text = ''] = react?.texts ?? [];
    const notices = renderNotices(packages);
    const ofReact = notices
      .split(`${'-'.repeat(80)}\n`)
      .filter((part) => part.trim().endsWith(`\n\n${text}`));
    assert.equal(ofReact.length, 1);
    assert.match(ofReact[0] ?? '', /^[^\n]*\breact \d[^\n]*\breact-dom \d/u);
    assert.match(notices, /^react \d+\.\d+\.\d+: MIT$/mu);
  });
});
