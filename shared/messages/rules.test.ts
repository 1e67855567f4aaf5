import { FAILED_STAGES, failureMessageKey, readSettings } from '@assay/shared/domain';
import { globSync, readFileSync } from 'node:fs';
import { text, toneOf } from './text.ts';

describe('messages of rules', () => {
  it('ERRX-007 ERRX-008 ERRX-009 ERRX-010 ERRX-011 each failed stage has its text', () => {
    expect(FAILED_STAGES.map((stage) => text(failureMessageKey(stage)))).toEqual([
      'System could not complete extraction.',
      'Document already exists on the system potentially under a different file name.',
      'Document uploaded is password protected, please remove password and reupload.',
      'Document file type is not supported.',
      'Document uploaded is invalid and could not be opened.',
    ]);
  });

  it('SET-003 SET-004 SET-005 SET-006 SET-007 each missing setting is toasted as an error with its own text', () => {
    const { errors } = readSettings({});
    expect(errors.map((key) => [toneOf(key), text(key)])).toEqual([
      ['error', 'Default currency not provided'],
      ['error', 'Default language not provided'],
      ['error', 'Trial usage not provided'],
      ['error', 'Limited uploads not provided'],
      ['error', 'User not provided'],
    ]);
  });

  it('are written down once: a key that comes again would take the text of the first', () => {
    const sources = globSync(`${__dirname}/catalogue/*.messages.ts`).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const keys = sources.flatMap((source) => [...source.matchAll(/^ +'([\w.]+)':/gm)].map(([, key]) => key));
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
