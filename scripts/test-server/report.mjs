// A reporter of node:test: one JSON line for each test and suite that ended, with file, title, kind and outcome, and why one failed.

const outcomeOf = (type, { skip, todo }) => {
  if (skip !== undefined || todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
};

export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isSuite = data.details?.type === 'suite';
    const error = data.details?.error;
    const message = (error?.cause ?? error)?.message;
    const entry = { file: data.file, title: data.name, isSuite, outcome: outcomeOf(type, data), message };
    yield `${JSON.stringify(entry)}\n`;
  }
}
