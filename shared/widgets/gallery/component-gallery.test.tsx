import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../ui/testing.tsx';
import { ComponentGallery } from './component-gallery.tsx';

const require = createRequire(__filename);
// Not by the name of a sheet: those resolve to nothing in Jest.
const sheets = join(dirname(require.resolve('@mantine/core')), '../styles');
const imported = readFileSync(join(__dirname, '../../ui/styles.css'), 'utf8');

/** Mantine's generated class names that a sheet has rules for. */
const classesOf = (sheet: string) =>
  readFileSync(join(sheets, sheet), 'utf8').match(/(?<=\.)m_[0-9a-f]+/g) ?? [];

describe('the component gallery', () => {
  it('shows every family of components', () => {
    renderUi(<ComponentGallery />);
    expect(screen.getByRole('heading', { level: 1, name: 'Pieces' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(8);
  });

  it("imports the sheet of each of Mantine's components that appears", async () => {
    renderUi(<ComponentGallery />);
    await userEvent.click(screen.getByRole('button', { name: 'Open a modal' }));
    const shown = new Set(
      [...document.querySelectorAll('[class*="m_"]')].flatMap((element) => [...element.classList]),
    );
    expect(classesOf('Paper.layer.css').filter((name) => shown.has(name))).not.toEqual([]);
    const missing = readdirSync(sheets)
      .filter((sheet) => sheet.endsWith('.layer.css') && !imported.includes(`/${sheet}'`))
      .filter((sheet) => classesOf(sheet).some((name) => shown.has(name)));
    expect(missing).toEqual([]);
  });
});
