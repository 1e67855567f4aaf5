import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { degrees, PDFDocument } from 'pdf-lib';

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

type QuarterTurn = 0 | 90 | 180 | 270;
interface PageSize {
  width: number;
  height: number;
}

const STAMPS = ['', '', '', 'RECEIVED', 'COPY', 'PAID'];

const nameOf = (file: string, suffix: string): string => file.replace(/\.pdf$/, `_${suffix}.pdf`);

function boxAround(points: readonly { x: number; y: number }[], page: number): TruthBox {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const fraction = (value: number): number => Number(value.toFixed(6));
  return {
    page,
    x: fraction(x),
    y: fraction(y),
    w: fraction(Math.max(...xs) - x),
    h: fraction(Math.max(...ys) - y),
  };
}

const corners = ({ x, y, w, h }: TruthBox): { x: number; y: number }[] => [
  { x, y },
  { x: x + w, y },
  { x, y: y + h },
  { x: x + w, y: y + h },
];

/** A box on a page that was skewed about its centre, clockwise. */
function skewBox(box: TruthBox, skew: number, { width, height }: PageSize): TruthBox {
  const angle = (skew * Math.PI) / 180;
  const turned = corners(box).map(({ x, y }) => {
    const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
    return {
      x: 0.5 + (dx * Math.cos(angle) - dy * Math.sin(angle)) / width,
      y: 0.5 + (dx * Math.sin(angle) + dy * Math.cos(angle)) / height,
    };
  });
  return boxAround(turned, box.page);
}

/** A box on a page that is shown turned clockwise by quarters. */
function turnBox(box: TruthBox, turn: QuarterTurn): TruthBox {
  const turned = corners(box).map(({ x, y }) => {
    if (turn === 90) return { x: 1 - y, y: x };
    if (turn === 180) return { x: 1 - x, y: 1 - y };
    return turn === 270 ? { x: y, y: 1 - x } : { x, y };
  });
  return boxAround(turned, box.page);
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

async function scanOf(browser: Browser, { bytes, truth }: Rendered): Promise<Rendered> {
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
      file: nameOf(truth.file, 'scan'),
      producer: 'scan',
      scanned: true,
      role: 'scan',
      scanOf: truth.file,
      dpi,
    },
  };
}

/** Where pdf-lib has to draw a page that is turned clockwise about itself, so that it fills the new page. */
const TURNED_ORIGIN: Record<QuarterTurn, (size: PageSize) => { x: number; y: number }> = {
  0: () => ({ x: 0, y: 0 }),
  90: ({ width }) => ({ x: 0, y: width }),
  180: ({ width, height }) => ({ x: width, y: height }),
  270: ({ height }) => ({ x: height, y: 0 }),
};

async function turnedOf({ bytes, truth }: Rendered): Promise<Rendered> {
  const random = createRandom(`turned ${truth.file}`);
  // The page's own /Rotate, and a turn of what is drawn: a third have one, a third the other, a third both.
  const [own, drawn] = random.pick<readonly [QuarterTurn, QuarterTurn]>([
    [90, 0],
    [180, 0],
    [270, 0],
    [0, 90],
    [0, 180],
    [0, 270],
    [90, 270],
    [180, 180],
    [270, 90],
  ]);
  const source = await PDFDocument.load(bytes);
  const turned = await PDFDocument.create({ updateMetadata: false });
  for (const embedded of await turned.embedPdf(source, source.getPageIndices())) {
    const size = { width: embedded.width, height: embedded.height };
    const lying = drawn % 180 !== 0;
    const page = turned.addPage(lying ? [size.height, size.width] : [size.width, size.height]);
    page.drawPage(embedded, { ...TURNED_ORIGIN[drawn](size), rotate: degrees(-drawn) });
    if (own !== 0) page.setRotation(degrees(own));
  }
  const shown = ((own + drawn) % 360) as QuarterTurn;
  return {
    bytes: await turned.save(),
    truth: {
      ...moveBoxes(truth, (box) => turnBox(box, shown)),
      file: nameOf(truth.file, 'rotated'),
      rotated: true,
      role: 'rotated',
      rotatedOf: truth.file,
      rotation: shown,
    },
  };
}

/** The copies of a base document, a scan and a turned one: its name alone decides how they look. */
export async function rendersOf(browser: Browser, base: Rendered): Promise<Rendered[]> {
  return [await scanOf(browser, base), await turnedOf(base)];
}
