/* global document, window */
// An integrator's own script: it has a user signed in by its own means and gives Assay that user's token.
import { mountAssay } from '/embed/assay-embed.js';

const handle = await mountAssay(document.querySelector('#assay'), {
  assay: window.location.origin,
  remote: 'documents',
  apiBase: '/api',
  clientId: 'demo',
  getToken: () => Promise.resolve(window.sessionStorage.getItem('northwind.token')),
  memory: { initialAddress: '/verification' },
  theme: 'light',
  onNavigate: (target) => {
    if (target.kind === 'outside')
      document.querySelector('#outside').textContent = `${target.route} is not on this page.`;
  },
});
document.querySelector('#close').addEventListener('click', () => handle.unmount());
