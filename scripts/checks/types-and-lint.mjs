// Checks types and lint in one process: the rules that ask for types use the programs that the type check has filled, where
// `eslint` alone would check everything again. `npm run check:types` and `npm run check:lint` are the two apart.
import { ESLint } from 'eslint';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/install.mjs';

const host = {
  getCurrentDirectory: () => ROOT,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/** The program of a tsconfig, and what is wrong with its types. */
function checkTypes(config) {
  const onUnRecoverableConfigFileDiagnostic = (diagnostic) => {
    throw new Error(ts.formatDiagnostic(diagnostic, host));
  };
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, config),
    { incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic },
  );
  const program = ts.createProgram({ rootNames: fileNames, options });
  return { program, diagnostics: [...errors, ...ts.getPreEmitDiagnostics(program)] };
}

const checked = ['tsconfig.json', 'tsconfig.server.json'].map(checkTypes);
const diagnostics = checked.flatMap((each) => each.diagnostics);
process.stdout.write(ts.formatDiagnostics(diagnostics, host));

const programs = checked.map(({ program }) => program);
const parserOptions = { programs, projectService: false };
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } },
});
const results = await eslint.lintFiles(['.']);
const { format } = await eslint.loadFormatter('stylish');
process.stdout.write(await format(results));
const hasProblems = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0);
process.exitCode = diagnostics.length > 0 || hasProblems ? 1 : 0;
