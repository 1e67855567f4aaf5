/** webpack loader: replaces the value `REMOTE_ENTRIES` by imports of the entries of the remotes named in its options. */
module.exports = function importRemotes(source) {
  const entries = this.getOptions().remotes.map(
    ({ name, entry }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(entry)})`,
  );
  return source.replace('= REMOTE_ENTRIES;', `= { ${entries.join(', ')} };`);
};
