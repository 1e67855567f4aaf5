/**
 * Makes the index of a CommonJS library load its files when they are used: a test file would otherwise load all 700 files
 * of Mantine, and jest loads them anew for each test file.
 */
module.exports = {
  process(source) {
    const files = new Map();
    const code = source
      .replace(/^const (require_\w+) = (require\("[^"]+"\));$/gm, (_, name, call) => {
        files.set(name, call);
        return '';
      })
      .replace(/^exports\.(\w+) = (require_\w+)\.(\w+);$/gm, (line, exported, name, member) => {
        const call = files.get(name);
        if (call === undefined) return line;
        return `Object.defineProperty(exports, '${exported}', { enumerable: true, get: () => ${call}.${member} });`;
      });
    return { code };
  },
};
