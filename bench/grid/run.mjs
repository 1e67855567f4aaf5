/**
 * The tables of a document with 10,000 × 30 values against AG Grid community in the same run: frame time while scrolling,
 * time from the key that ends an edit to its paint, and the number of elements; how long a paste of 1,000 × 30 values
 * takes. The limits apply to the processor as it is; the figures with a processor that is slowed down four times are printed
 * as well. Rounds alternate.
 *
 *   node bench/grid/run.mjs [--rounds 3]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { launch } from '../harness/browser.ts';
import { checkLimit, checkRatio, median, quantile } from '../harness/limits.ts';
import { serveBuild } from '../harness/serve-build.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, '.cache/bench-grid');
/** The peer is installed for the benchmark alone: the product does not depend on it. */
const PEER = 'ag-grid-community@36.2.0';
const SLOWDOWNS = [1, 4];

function installPeer() {
  if (existsSync(path.join(FOLDER, 'node_modules/ag-grid-community'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{"private": true}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', PEER], { cwd: FOLDER });
}

function build() {
  const transform = { react: { runtime: 'automatic' } };
  const parser = { syntax: 'typescript', tsx: true };
  const swc = { loader: 'swc-loader', options: { jsc: { target: 'es2022', parser, transform } } };
  const modules = {
    localIdentName: 'bench_[hash:base64:6]',
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const compiler = webpack({
    mode: 'production',
    context: ROOT,
    entry: { page: path.join(import.meta.dirname, 'page.jsx') },
    output: { path: path.join(FOLDER, 'page'), publicPath: '/', filename: '[name].js' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      modules: ['node_modules', path.join(FOLDER, 'node_modules')],
    },
    performance: false,
    module: {
      rules: [
        { test: /\.[jt]sx?$/, exclude: /node_modules/, use: swc },
        {
          test: /\.module\.css$/,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }],
        },
        { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.(png|svg|woff2?)$/, type: 'asset' },
      ],
    },
    plugins: [new MiniCssExtractPlugin()],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(undefined);
    }),
  );
}

const HTML = `<!doctype html><link rel="stylesheet" href="/page.css"><div class="assay-root">
<div id="frame" style="width: 1400px; height: 800px"></div></div><script src="/page.js"></script>`;
async function measureEdit(page, row) {
  await page.locator(`[role="row"][aria-rowindex="${row + 2}"] [aria-colindex="3"]`).click();
  await page.keyboard.type(`${row}99.5`);
  // The watch must be there before the key: it would otherwise wait for ever.
  await page.evaluate(() => {
    globalThis.painted = globalThis.paintAfterEnter();
  });
  await page.keyboard.press('Enter');
  return page.evaluate(() => globalThis.painted);
}

async function measure(browser, address, slowdown) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.waitForFunction(() => globalThis.countNodes() > 300, undefined, { timeout: 120_000 });
  await page.waitForTimeout(2000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const edits = [];
  for (let row = 1; row <= 15; row++) edits.push(await measureEdit(page, row));
  const rows = await page.evaluate(() => globalThis.scroll10k('rows'));
  const columns = await page.evaluate(() => globalThis.scroll10k('columns'));
  const nodes = await page.evaluate(() => globalThis.countNodes());
  const isOurs = !address.includes('#');
  await page.keyboard.press('Control+Home');
  const paste = isOurs ? await page.evaluate(() => globalThis.paste1000()) : null;
  await page.close();
  return { frames: [...rows, ...columns], edits, nodes, paste };
}

function summarize(runs) {
  const all = (name) => runs.flatMap((run) => run[name]);
  return {
    frame: quantile(all('frames'), 0.95),
    edit: median(all('edits')),
    nodes: Math.max(...runs.map(({ nodes }) => nodes)),
    paste: runs.at(-1)?.paste,
  };
}

const option = process.argv.indexOf('--rounds');
const rounds = option < 0 ? 3 : Number(process.argv[option + 1]);
installPeer();
await build();
writeFileSync(path.join(FOLDER, 'page/index.html'), HTML);
const { origin, stop } = await serveBuild({ folders: [path.join(FOLDER, 'page')] });
const browser = await launch();
for (const slowdown of SLOWDOWNS) {
  const found = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round++) {
    found.ours.push(await measure(browser, `${origin}/`, slowdown));
    found.peer.push(await measure(browser, `${origin}/#peer`, slowdown));
  }
  const [ours, peer] = [summarize(found.ours), summarize(found.peer)];
  // The limits are those of the processor as it is.
  const [frames, editToPaint, nodes] = slowdown === 1 ? [1, 50, 1000] : [Infinity, Infinity, Infinity];
  const limitOf = (figure, limit, unit = '') =>
    Number.isFinite(limit) ? ` (${checkLimit(figure, `${limit}${unit}`, limit)})` : '';
  console.log(`10,000 × 30 against ${PEER}, processor ÷ ${slowdown}, ${rounds} rounds`);
  console.log(
    `frame time p95   ${ours.frame.toFixed(1)} ms   peer ${peer.frame.toFixed(1)} ms   ${checkRatio(ours.frame / peer.frame, frames)}`,
  );
  console.log(
    `edit to paint    ${ours.edit.toFixed(1)} ms   peer ${peer.edit.toFixed(1)} ms${limitOf(ours.edit, editToPaint, ' ms')}`,
  );
  console.log(`elements         ${ours.nodes}   peer ${peer.nodes}${limitOf(ours.nodes, nodes)}`);
  console.log(
    `paste 1,000 × 30 ${ours.paste.until.toFixed(0)} ms until it is there, longest task ${ours.paste.longest.toFixed(0)} ms`,
  );
}
await browser.close();
stop();
