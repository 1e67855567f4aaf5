import { MESSAGES } from './index.ts';

describe('tones', () => {
  it('AUTH-020 the failed reset request is shown in a success tone', () => {
    expect(MESSAGES['signIn.resetRequestFailed'].tone).toBe('success');
  });

  it('AUTH-020 no other success claims a failure', () => {
    const claims = Object.entries(MESSAGES).filter(
      ([, { tone, text }]) => tone === 'success' && /fail/i.test(text),
    );
    expect(claims.map(([key]) => key)).toEqual(['signIn.resetRequestFailed']);
  });

  it('calls every message that begins with a failure an error', () => {
    const others = Object.entries(MESSAGES).filter(
      ([, { tone, text }]) => /^(Failed to|Error )/.test(text) && tone !== 'error',
    );
    expect(others).toEqual([]);
  });
});

describe('catalogue', () => {
  it('has no empty text, no exclamation marks, no stray spaces', () => {
    const odd = Object.entries(MESSAGES).filter(
      ([, { text }]) => text.length === 0 || text.includes('!') || text !== text.trim(),
    );
    expect(odd).toEqual([]);
  });
});
