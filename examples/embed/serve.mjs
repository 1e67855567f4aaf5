/** Serves the integrator's page at http://localhost:4000 and passes Assay's own addresses on to the running server. */
import path from 'node:path';
import { serveBuild } from '../../bench/first-paint/serve-build.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { origin } = await serveBuild({
  folders: [import.meta.dirname, path.join(root, 'dist')],
  target: process.env.ASSAY_SERVER ?? 'http://localhost:8080',
  port: Number(process.env.PORT ?? 4000),
});
console.log(`The integrator's page is at ${origin}`);
