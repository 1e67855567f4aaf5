// An integrator's own script. Their user is signed in to them; their server asks Assay for a token of that user.
const { assay, clientId } = await (await fetch('/assay.json')).json();
const { mount } = await import(`${assay}/embed/v1.js`);

const notice = document.querySelector('#notice');
const getHostToken = async () => (await fetch('/assay-token', { method: 'POST' })).text();
const common = {
  clientId,
  getHostToken,
  theme: 'light',
  onEvent: (name, payload) => {
    if (name === 'session.expired') notice.textContent = payload.message;
  },
};
const failed = (error) => (notice.textContent = error.message);

let review;
async function openDocument({ documentRequestId }) {
  review?.unmount();
  review = await mount(document.querySelector('#review'), {
    ...common,
    remote: 'verification',
    memory: { initialAddress: `/verification/${documentRequestId}/document` },
  }).catch(failed);
}

// A document that is clicked in the list opens in the other remote.
const list = await mount(document.querySelector('#documents'), {
  ...common,
  remote: 'documents',
  memory: { initialAddress: '/verification' },
  onNavigate: (target) => {
    if (target.kind !== 'outside') return;
    if (target.route === 'verification.document') void openDocument(target.params);
    else notice.textContent = `${target.route} is not on this page.`;
  },
}).catch(failed);

document.querySelector('#close').addEventListener('click', () => {
  list?.unmount();
  review?.unmount();
});
