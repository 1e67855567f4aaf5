/** The path of a browser for tests, or `playwright` for the one that Playwright manages. */
export function ensureBrowser(): string;
