import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a test waits for something to appear, and may take as a whole, in ms: generous, for a busy machine.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(90_000);

// Parts of a browser that jsdom lacks and Mantine asks for.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
    onchange: null,
  }) satisfies MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
