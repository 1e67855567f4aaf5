/** Every class name of a CSS module is its own key, so that tests can look for it. */
module.exports = new Proxy(
  { __esModule: false },
  { get: (_, key) => (key === '__esModule' ? false : String(key)) },
);
