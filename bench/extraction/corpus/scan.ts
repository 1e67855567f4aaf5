import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';

import type { ScanSettings } from './scan-page.ts';
import { scanInBrowser } from './scan-page.ts';
import type { Random } from './seeded.ts';
import { createRandom } from './seeded.ts';
import type { DocumentTruth, TruthBox } from './truth.ts';
import { moveBoxes } from './truth.ts';

/** A document as made: its bytes and what is true of it. */
export interface Rendered {
  bytes: Uint8Array;
  truth: DocumentTruth;
}

interface PageSize {
  width: number;
  height: number;
}

const STAMPS = ['', '', '', 'RECEIVED', 'COPY', 'PAID'];

/** The box around one on a page that was skewed about its centre, clockwise. */
function skewBox({ page, x, y, w, h }: TruthBox, skew: number, { width, height }: PageSize): TruthBox {
  const angle = (skew * Math.PI) / 180;
  const corners = [x, x + w].flatMap((left) =>
    [y, y + h].map((top) => {
      const [dx, dy] = [(left - 0.5) * width, (top - 0.5) * height];
      return {
        x: 0.5 + (dx * Math.cos(angle) - dy * Math.sin(angle)) / width,
        y: 0.5 + (dx * Math.sin(angle) + dy * Math.cos(angle)) / height,
      };
    }),
  );
  const fraction = (value: number): number => Number(value.toFixed(6));
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [x1, y1] = [Math.min(...xs), Math.min(...ys)];
  const [x2, y2] = [Math.max(...xs), Math.max(...ys)];
  return { page, x: fraction(x1), y: fraction(y1), w: fraction(x2 - x1), h: fraction(y2 - y1) };
}

/** The pages as clean PNG pictures. Needs poppler's pdftoppm. */
function paintPages(bytes: Uint8Array, dpi: number): Buffer[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'assay-corpus-'));
  try {
    const source = path.join(folder, 'source.pdf');
    writeFileSync(source, bytes);
    const done = spawnSync('pdftoppm', ['-r', String(dpi), '-png', source, path.join(folder, 'page')]);
    if (done.status !== 0)
      throw new Error('Scans are made from pages that pdftoppm paints: install poppler.');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort((one, other) => Number(/\d+/.exec(one)?.[0]) - Number(/\d+/.exec(other)?.[0]))
      .map((name) => readFileSync(path.join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function settingsFor(random: Random): ScanSettings {
  const bilevel = random.next() < 0.2;
  return {
    skew: Number((random.next() * 3 - 1.5).toFixed(2)),
    noise: bilevel ? 4 : random.whole(2, 10),
    blur: Number((random.next() * 0.8).toFixed(2)),
    shade: bilevel ? 0.1 : Number((random.next() * 0.3).toFixed(2)),
    bilevel,
    quality: random.pick([0.35, 0.5, 0.7, 0.85]),
    stamp: random.pick(STAMPS),
    seed: random.whole(1, 2 ** 30),
  };
}

/** The scan of a document: its name alone decides how it looks. */
export async function scanOf(browser: Browser, { bytes, truth }: Rendered): Promise<Rendered> {
  const random = createRandom(`scan ${truth.file}`);
  const dpi = random.pick([150, 200, 200, 300]);
  const settings = settingsFor(random);
  const source = await PDFDocument.load(bytes);
  const scan = await PDFDocument.create({ updateMetadata: false });
  const page = await browser.newPage();
  const sizes = source.getPages().map((original) => original.getSize());
  try {
    for (const [at, picture] of paintPages(bytes, dpi).entries()) {
      const size = sizes[at] ?? { width: 595, height: 842 };
      const image = `data:image/png;base64,${picture.toString('base64')}`;
      const made = await page.evaluate(scanInBrowser, {
        image,
        settings: { ...settings, seed: settings.seed + at, stamp: at === 0 ? settings.stamp : '' },
      });
      const embedded = settings.bilevel ? await scan.embedPng(made) : await scan.embedJpg(made);
      scan
        .addPage([size.width, size.height])
        .drawImage(embedded, { x: 0, y: 0, width: size.width, height: size.height });
    }
  } finally {
    await page.close();
  }
  const moved = moveBoxes(truth, (box) =>
    skewBox(box, settings.skew, sizes[box.page - 1] ?? { width: 1, height: 1 }),
  );
  return {
    bytes: await scan.save(),
    truth: {
      ...moved,
      file: truth.file.replace(/\.pdf$/, '_scan.pdf'),
      producer: 'scan',
      scanned: true,
      role: 'scan',
      scanOf: truth.file,
      dpi,
    },
  };
}
