import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Raster } from '../pdf/render-page.ts';
import { drawnRaster } from '../testing/drawn-raster.ts';
import { withForeignNames } from './foreign-names.ts';
import type { OcrLanguage, OcrWord } from './ocr.ts';

const page = drawnRaster(
  Array.from({ length: 60 }, () => '.'.repeat(300)),
  1,
);

/** A line of words with a space between them. */
function line(text: string, y = 10): OcrWord[] {
  let x = 4;
  return text.split(' ').map((one) => {
    const word = { text: one, confidence: 0.85, x0: x, y0: y, x1: x + 6 * one.length, y1: y + 10 };
    x = word.x1 + 4;
    return word;
  });
}

/** The page read in a language, where other models read `again` in the places of its first words. */
async function reread(
  words: readonly OcrWord[],
  again: Readonly<Partial<Record<OcrLanguage, readonly string[]>>>,
  { confidence = 0.95, language = 'eng' as OcrLanguage } = {},
): Promise<{ text: string; models: OcrLanguage[] }> {
  const models: OcrLanguage[] = [];
  const read = await withForeignNames(page, words, language, ({ scale }, model) => {
    models.push(model);
    // The first piece of a sheet stands within its margin.
    const shift = 6 * scale - (words[0]?.x0 ?? 0);
    return Promise.resolve(
      (again[model] ?? []).map((text, place) => {
        const { x0 = 0, x1 = 0 } = words[place] ?? {};
        return { text, confidence, x0: x0 + shift, y0: 6 * scale, x1: x1 + shift, y1: 6 * scale + 10 };
      }),
    );
  });
  return { text: read.map(({ text }) => text).join(' '), models };
}

describe('names of other languages on a recognised page', () => {
  it('are read by the model of the country whose legal form they have, wherever the page prints them', async () => {
    const words = [...line('Dybbgl Dental ApS'), ...line('sold by Dybbgl', 30)];
    const { text, models } = await reread(words, { dan: ['Dybbøl', 'Dental'] });
    assert.equal(text, 'Dybbøl Dental ApS sold by Dybbøl');
    assert.deepEqual(models, ['dan']);
  });

  it('change their accents and what those were taken for, and nothing else', async () => {
    const words = line('Steinbriick Fund GmbH');
    assert.equal((await reread(words, { deu: ['Steinbrück', 'Fund'] })).text, 'Steinbrück Fund GmbH');
    assert.equal((await reread(words, { deu: ['Sternbrecht', 'Fünd'] })).text, 'Steinbriick Fünd GmbH');
    const unsure = await reread(words, { deu: ['Steinbrück', 'Fund'] }, { confidence: 0.5 });
    assert.equal(unsure.text, 'Steinbriick Fund GmbH');
  });

  it('may have their legal form on a line of its own', async () => {
    const words = [...line('Hallevik Vind'), ...line('AB', 24)];
    const { text, models } = await reread(words, { swe: ['Hällevik', 'Vind'] });
    assert.equal(text, 'Hällevik Vind AB');
    assert.deepEqual(models, ['swe']);
    assert.deepEqual((await reread([...line('Hallevik Vind'), ...line('AB', 60)], {})).models, []);
  });

  it('are copied in whole pixels, also where a word before them was parted', async () => {
    const [name, form] = line('Dybbgl ApS');
    assert.ok(name !== undefined && form !== undefined);
    let sheet: Pick<Raster, 'width' | 'height'> | undefined;
    await withForeignNames(page, [{ ...name, x0: 4.5, y1: 20.25 }, form], 'eng', (raster) => {
      sheet = raster;
      return Promise.resolve([]);
    });
    assert.ok(sheet !== undefined && Number.isInteger(sheet.width) && Number.isInteger(sheet.height));
  });

  it('are the same wherever the page prints them, also in capitals', async () => {
    const words = [...line('Øreskov Infra'), ...line('Oreskov Forvaltning', 40), ...line('ORESKOV', 60)];
    assert.equal((await reread(words, {})).text, 'Øreskov Infra Øreskov Forvaltning ØRESKOV');
  });

  it('are left alone in their own language, in headings of capitals, and behind a column', async () => {
    const german = await reread(line('Steinbrück Fund GmbH'), {}, { language: 'deu' });
    assert.deepEqual(german.models, []);
    assert.deepEqual((await reread(line('STATEMENT AS OF'), {})).models, []);
    const [name, form] = line('Alder GmbH');
    assert.ok(name !== undefined && form !== undefined);
    assert.deepEqual((await reread([name, { ...form, x0: 200, x1: 224 }], {})).models, []);
  });

  it('are read again where the model has found an accent that it hardly knows', async () => {
    const words = [...line('Corbiére Buyout'), ...line('Corbiere Capital', 40)];
    const { text, models } = await reread(words, { fra: ['Corbière'] });
    assert.equal(text, 'Corbière Buyout Corbière Capital');
    assert.deepEqual(models, ['fra']);
  });
});
