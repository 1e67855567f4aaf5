import type { Annotation } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { mockApi } from '@assay/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocation } from '../../../document/metric-state.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { useTypingContext } from '../../../document/use-typing-context.ts';
import { withState } from '../../../editing/table-response.ts';
import { useTableSession } from '../../../editing/use-table-session.ts';
import { Once, renderWithDocument } from '../../../testing/render-once.tsx';
import { serveDocument } from '../../../testing/verification-api.ts';
import { aMetric, aMissingDatapoint, aPayload, aTable } from '../../../testing/verification-builders.ts';
import { CapturePanel } from './capture-panel.tsx';

const api = mockApi();
const aLine = (words: string, x: number): Annotation => ({
  text: words,
  page: 1,
  x,
  y: 0.1,
  w: 0.1,
  h: 0.02,
  id: words,
  nodeId: 'n',
});
const LINES = [aLine('Alpha', 0.1), aLine('100', 0.6)];
const GRID = { box: { page: 1, x: 0, y: 0, w: 1, h: 0.2 }, columns: [0.4], rows: [] };

/** The capture of two columns without headings, beside a button that places the cost of the stored row in the second one. */
function CaptureIntoFirstGroup({ document }: { readonly document: ReviewDocument }) {
  const { session } = useTableSession(document, false);
  const typing = useTypingContext(document, LINES);
  const [group] = document.groups;
  const [, cost] = [...document.metrics.values()];
  if (!group || !cost) return null;
  const placeCost = () =>
    session.change('locate', (draft) => {
      const state = draft[group.id]?.[0]?.cells[cost.fin]?.state;
      const box = { page: 1, x: 0.6, y: 0.3, w: 0.1, h: 0.02 };
      return state ? withState(draft, cost.id, setLocation(state, { box, words: '5' })) : draft;
    });
  return (
    <>
      <button onClick={placeCost}>place</button>
      <Once>
        <CapturePanel
          session={session}
          document={document}
          group={group}
          typing={typing}
          documentCurrency={null}
          language="en-gb"
          lines={LINES}
          grids={[GRID]}
          onChange={() => undefined}
          onDone={() => undefined}
        />
      </Once>
    </>
  );
}

it('a value that gets its place suggests the metric of the column there, without a parent that renders it again', async () => {
  const metrics = [
    aMetric('Investment', { dataType: 'STRING', datapoints: [aMissingDatapoint({ value: 'Beta' })] }),
    aMetric('Cost', { datapoints: [aMissingDatapoint({ value: '5' })] }),
  ];
  const payload = aPayload(metrics, { grouping: [aTable([metrics])] });
  serveDocument(api, payload);
  renderWithDocument(payload.documentRequest.id, CaptureIntoFirstGroup);
  const second = await screen.findByRole('combobox', { name: text('tables.columnMetric', { number: 2 }) });
  expect(second).toHaveValue(text('tables.leaveOut'));
  await userEvent.click(screen.getByRole('button', { name: 'place' }));
  expect(second).toHaveValue('Cost');
});
