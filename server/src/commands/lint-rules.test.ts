import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import RULES_BEFORE from './testing/lint-rules.json' with { type: 'json' };
import { VIOLATIONS } from './testing/lint-violations.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CONFIGURATION = ['oxlint.config.ts', 'eslint.config.js', 'tsconfig.base.json', 'tsconfig.json'];

type Kind = keyof typeof RULES_BEFORE.rules;
const FOLDERS: Readonly<Record<Kind, string>> = {
  '.ts': 'server/src/planted',
  '.tsx': 'shell/src/planted',
  '.test.ts': 'server/src/planted',
  '.mjs': 'scripts/planted',
  '.cjs': 'scripts/planted',
};
const KINDS = Object.keys(FOLDERS) as Kind[];

/** They judge the options of the React compiler, and none are given: no code can break them. */
const ABOUT_OPTIONS = new Set(['config', 'gating']);

/** Violations that are no syntax of the file, which is refused as a whole. */
const ONLY_IN_TYPESCRIPT = [
  'no-duplicate-enum-values',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extra-non-null-assertion',
  'no-invalid-void-type',
  'no-misused-new',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-asserted-optional-chain',
  'no-non-null-assertion',
  'no-unnecessary-type-constraint',
  'no-unsafe-declaration-merging',
  'no-unsafe-function-type',
  'no-wrapper-object-types',
  'prefer-as-const',
  'prefer-literal-enum-member',
  'prefer-namespace-keyword',
  'unified-signatures',
];
const NOT_IN_MODULES = ['no-delete-var', 'no-dupe-args', 'no-nonoctal-decimal-escape', 'no-octal', 'no-with'];
const IS_NO_SYNTAX: Readonly<Record<Kind, ReadonlySet<string>>> = {
  '.ts': new Set(['no-octal']),
  '.tsx': new Set(['no-octal']),
  '.test.ts': new Set(['no-octal']),
  '.mjs': new Set([...ONLY_IN_TYPESCRIPT, ...NOT_IN_MODULES]),
  '.cjs': new Set([...ONLY_IN_TYPESCRIPT, 'no-import-assign']),
};
const isAboutSyntax = (said: string) => !/^[a-z-]+$/u.test(said);

const nameOf = (rule: string) => rule.slice(rule.lastIndexOf('/') + 1);
const fileOf = (kind: Kind, name: string) => `${FOLDERS[kind]}/${name}${kind}`;
const rulesOf = (kind: Kind) =>
  RULES_BEFORE.rules[kind].map(nameOf).filter((name) => !ABOUT_OPTIONS.has(name));

/** What was said by file: the name of the rule, or what is wrong with the syntax. */
type Reports = ReadonlyMap<string, readonly string[]>;

function runLinter(folder: string, name: string, parameters: readonly string[]): Promise<string> {
  const file = path.join(folder, 'node_modules', name);
  return new Promise((resolve) => {
    const limits = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [file, ...parameters], limits, (_error, stdout) => resolve(stdout));
  });
}

/** Lints the folder. Octal numbers in TypeScript are left to the check of types, as they always were. */
async function lint(folder: string): Promise<Reports> {
  const reports = new Map<string, string[]>();
  const add = (file: string, said: string) => reports.set(file, [...(reports.get(file) ?? []), said]);
  const octal = (['.ts', '.test.ts'] as const).map((kind) => fileOf(kind, 'no-octal'));
  const [types, oxlint, eslint] = await Promise.all([
    runLinter(folder, 'typescript-7/bin/tsc', ['--noEmit', '--ignoreConfig', ...octal]),
    runLinter(folder, 'oxlint/bin/oxlint', ['--format', 'json']),
    runLinter(folder, 'eslint/bin/eslint.js', ['--format', 'json', '.']),
  ]);
  for (const [, file = '', said = ''] of types.matchAll(/^(\S+)\(\d+,\d+\): error (.+)$/gmu)) add(file, said);
  const { diagnostics } = JSON.parse(oxlint) as {
    diagnostics: { filename: string; code?: string; message: string }[];
  };
  for (const { filename, code, message } of diagnostics)
    add(filename, /\(([a-z-]+)\)$/u.exec(code ?? '')?.[1] ?? message);
  const files = JSON.parse(eslint) as {
    filePath: string;
    messages: { ruleId: string | null; message: string }[];
  }[];
  for (const { filePath, messages } of files)
    for (const { ruleId, message } of messages)
      add(path.relative(folder, filePath).replaceAll('\\', '/'), ruleId === null ? message : nameOf(ruleId));
  return reports;
}

describe('the rules of the linters', () => {
  let folder: string;
  let reports: Reports;

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'assay-lint-'));
    for (const file of CONFIGURATION) copyFileSync(path.join(ROOT, file), path.join(folder, file));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const plant = (file: string, code: string) => {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${code}\n`);
    };
    for (const kind of KINDS)
      for (const name of rulesOf(kind)) {
        const code = VIOLATIONS[name] ?? '';
        plant(fileOf(kind, name), kind === '.cjs' ? code.replaceAll(/^export /gmu, '') : code);
      }
    plant(
      'shell/src/planted/unused-comments.tsx',
      ['oxlint-disable-next-line no-console', 'eslint-disable-next-line no-restricted-syntax']
        .map((comment, index) => `// ${comment}\nexport const answer${index} = 1;`)
        .join('\n'),
    );
    reports = await lint(folder);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const kind of KINDS)
    it(`refuse every violation in ${kind} that they refused before they were changed`, () => {
      const accepted = rulesOf(kind).filter((name) => {
        const said = reports.get(fileOf(kind, name)) ?? [];
        return !(IS_NO_SYNTAX[kind].has(name) ? said.some(isAboutSyntax) : said.includes(name));
      });
      assert.deepEqual(accepted, []);
    });

  it('refuse a comment that switches off what nothing breaks, each its own', () => {
    assert.deepEqual(reports.get('shell/src/planted/unused-comments.tsx'), [
      'Unused oxlint-disable directive (no problems were reported).',
      "Unused eslint-disable directive (no problems were reported from 'no-restricted-syntax').",
    ]);
  });
});
