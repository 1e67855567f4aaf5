import { mockApi } from '@assay/shared/testing';
import { screen } from '@testing-library/react';
import { renderVerification } from '../../testing/render-verification.tsx';
import { serveDocument } from '../../testing/verification-api.ts';
import { aDatapoint, aMetric, aPayload } from '../../testing/verification-builders.ts';

const api = mockApi();
const one = aMetric('One', { datapoints: [aDatapoint({ page: 3, x: 0.5, y: 0.6 })] });
const payload = aPayload([aMetric('First'), one]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the document by a link; gives the place that the pages scroll to, and the active field. */
async function openBy(query: string) {
  serveDocument(api, payload);
  renderVerification(`/verification/${payload.documentRequest.id}/document?${query}`);
  const pages = await screen.findByTestId('pages');
  const active = document.querySelector('[data-field][aria-current="true"]')?.getAttribute('data-field');
  return [pages.getAttribute('data-scroll-target'), active === one.id ? 'One' : 'First'];
}

const GONE = '99999999-9999-4999-8999-999999999999';

describe('a link to the source of a value', () => {
  it.each([
    ['at its metric', `metric=${one.id}&fin=One&page=3`, ['3 0.5 0.6', 'One']],
    [
      'at its metric by fin, where the metric has another id',
      `metric=${GONE}&fin=One&page=3`,
      ['3 0.5 0.6', 'One'],
    ],
    [
      'at the box of the link, where the value is read elsewhere now',
      `metric=${one.id}&fin=One&page=2&box=0.1,0.2,0.3,0.01`,
      ['2 0.1 0.2', 'One'],
    ],
    [
      'at the box of the link, where there is no such metric any more',
      `metric=${GONE}&fin=gone&page=2&box=0.1,0.2,0.3,0.01`,
      ['2 0.1 0.2', 'First'],
    ],
    ['at the page, where the box is none', `fin=gone&page=2&box=0.1,7,x`, ['2 0 0', 'First']],
  ])('opens the document %s', async (_, query, expected) => {
    expect(await openBy(query)).toEqual(expected);
  });
});
