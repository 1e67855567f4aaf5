/** The icons, each loaded when it is used: the library's own index is one file of all 6,000. */
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      /^Icon[A-Z]/.test(String(name))
        ? require(`@tabler/icons-react/dist/esm/icons/${name}.mjs`).default
        : undefined,
  },
);
