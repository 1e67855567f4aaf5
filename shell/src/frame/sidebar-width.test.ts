import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SIDEBAR_WIDTH_COLLAPSED } from './sidebar-width.ts';

it('NAV-012 the sheet draws the widths that the frame makes room for', () => {
  const sheet = readFileSync(path.join(__dirname, 'sidebar.module.css'), 'utf8');
  const frame = readFileSync(path.join(__dirname, 'frame.module.css'), 'utf8');
  expect(SIDEBAR_WIDTH_COLLAPSED).toBe(68);
  expect(/\.sidebar \{[^}]*width: 68px/.test(sheet)).toBe(true);
  expect(/\.sidebar:hover,\s*\.sidebar:focus-within \{[^}]*width: 230px/.test(sheet)).toBe(true);
  expect(frame).toContain('padding-left: 68px');
});
