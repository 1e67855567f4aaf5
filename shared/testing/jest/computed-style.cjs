/**
 * A quick getComputedStyle: the element's own style, with `display` and what is inherited. jsdom matches every rule of the
 * browser's style sheet in each call, and each query by role makes hundreds of them; tests load no style sheets.
 */
const NOT_SHOWN = new Set(['HEAD', 'LINK', 'META', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

function displayOf(element) {
  const isHidden = element.hasAttribute('hidden') || NOT_SHOWN.has(element.tagName);
  return element.style?.display || (isHidden ? 'none' : 'block');
}

function inherited(element, name, initial) {
  for (let one = element; one; one = one.parentElement) if (one.style?.[name]) return one.style[name];
  return initial;
}

/** By property name, in both spellings. */
const COMPUTED = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointerEvents', 'auto'),
  'pointer-events': (element) => inherited(element, 'pointerEvents', 'auto'),
};

exports.computedStyleOf = (element, pseudoElement) => {
  if (pseudoElement) return { getPropertyValue: () => '' };
  const valueOf = (name) => COMPUTED[name]?.(element);
  return new Proxy(element.style ?? {}, {
    get: (style, name) =>
      name === 'getPropertyValue'
        ? (property) => valueOf(property) ?? style.getPropertyValue?.(property) ?? ''
        : (valueOf(name) ?? style[name]),
  });
};
