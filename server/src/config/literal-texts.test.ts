import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let eslint: ESLint;
before(() => {
  eslint = new ESLint({ cwd: ROOT });
});

/** What the lint says of an expression in a file of the shell, without duplicates. */
async function refusalsOf(source: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(source, { filePath: `${ROOT}shell/src/any.tsx` });
  return [...new Set(result?.messages.map(({ message }) => message))];
}
const LITERAL = 'Texts a user reads live in shared/messages.';
const AT_LOAD = 'Ask for a text while something is drawn: when a module is loaded, its language may not be.';

describe('the lint of texts', () => {
  for (const markup of [
    '<p>x</p>',
    "<p>{'Words'}</p>",
    "<p>{few ? 'One' : many}</p>",
    "<>{few && 'One'}</>",
    '<p>{`${few} things`}</p>',
    '<p title="Über" />',
    "<p aria-label={'Close'} />",
    '<img alt={few ? `${few} pages` : many} />',
    '<input placeholder="Name" />',
  ])
    it(`AMB-134 finds the literal in ${markup}`, async () => {
      assert.deepEqual(await refusalsOf(`export const View = () => ${markup};`), [LITERAL]);
    });

  for (const call of [
    "notify('Saved it')",
    "toast('Saved it')",
    "notify.failure(error, 'It broke')",
    'notify(`${few} saved`)',
  ])
    it(`AMB-134 finds the literal in ${call}`, async () => {
      assert.deepEqual(await refusalsOf(`export const act = () => ${call};`), [LITERAL]);
    });

  for (const source of [
    "export const label = text('generic.cancel');",
    'export const names = STAGES.length === 0 ? [] : [stageName(STAGES[0])];',
    "export class Names { static own = text('generic.cancel'); }",
  ])
    it(`AMB-134 finds what asks for a text when the module is loaded: ${source}`, async () => {
      assert.deepEqual(await refusalsOf(source), [AT_LOAD]);
    });

  it('AMB-134 takes texts of the catalogue, marks without letters and names of code', async () => {
    const source = `
      const KEY = 'generic.cancel';
      export class Labels { own = text('generic.cancel'); }
      export const View = ({ kind, notify }) => {
        notify('documents.movedToTrash');
        notify.failure(null, 'users.updateFailed');
        return <p className="quiet" aria-haspopup="dialog" title={text(KEY)}>{kind === 'one' && text(KEY)} · {\`\${kind}: \`}</p>;
      };`;
    assert.deepEqual(await refusalsOf(source), []);
  });
});
