// The page of a remote developed alone: its pages in the real host, over bundled demo data instead of a server.
import { createDemoAnswers, createDemoTransport } from '@assay/shared/api-client/demo';
import { createMount } from '@assay/shared/platform/mount';
import { pages } from 'remote-alone/entry';
import { manifest } from 'remote-alone/manifest';

const transport = createDemoTransport({
  answers: createDemoAnswers(),
  isProduction: process.env.NODE_ENV === 'production',
  warn: (event, fields) => console.warn(event, fields),
});
const first = manifest.routes.find((route) => !route.path.includes(':'))?.path ?? '/';
if (window.location.pathname === '/') window.history.replaceState(null, '', first);
createMount({ manifest, pages, transport })(document.getElementById('root'), {
  apiBase: '/api',
  clientId: 'demo',
  getToken: () => Promise.resolve(null),
  basePath: '/',
  onNavigate: (target) =>
    target.kind === 'outside' && console.info('This link leads to another remote:', target),
  onEvent: (name, payload) => console.debug(name, payload),
});
