/**
 * Empties zod's modules that turn schemas into JSON Schema. Every classic schema refers to them, so no bundler can drop
 * them, and no browser of ours calls them: the API description is written by the server. Saves 10 kB per bundle.
 *
 * Each exported name stays, so that a zod release that needs another one fails the build instead of a user.
 */
module.exports = function withoutJsonSchema(source) {
  const declared = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...source.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name);
  if (declared.length === 0)
    throw new Error('zod has moved its JSON Schema modules: look at this loader again.');
  const exports = declared.map(
    (name) => `export const ${name} = ${name.startsWith('create') ? 'create' : 'absent'};`,
  );
  const aliases = renamed.map((name) => `export { absent as ${name} };`);
  return [
    "const absent = () => { throw new Error('JSON Schema is written by the server only.'); };",
    'const create = () => absent;',
    ...exports,
    ...aliases,
  ].join('\n');
};
