import { mockApi } from '@assay/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { Once, renderWithDocument } from '../../../testing/render-once.tsx';
import { serveDocument } from '../../../testing/verification-api.ts';
import { aMetric, aPayload, aTable } from '../../../testing/verification-builders.ts';
import { useReview } from '../hooks/use-review.ts';
import { GroupRows } from './group-rows.tsx';

const api = mockApi();
const NOWHERE = { metricId: null, fin: null, page: null, box: null, periods: [] };

/** The rows of the first group, beside a button that removes the last of them from the draft. */
function RowsOfFirstGroup({ document }: { readonly document: ReviewDocument }) {
  const review = useReview(document, NOWHERE, []);
  const [group] = document.groups;
  if (!group) return null;
  return (
    <>
      <button onClick={() => review.session.removeRow(group.rows.at(-1)?.id ?? '')}>remove</button>
      <Once>
        <GroupRows
          review={review}
          group={group}
          fieldsById={new Map(review.fields.map((field) => [field.metric.id, field]))}
          tabStop={null}
          language="en-gb"
          filtered={[]}
          periodChoice={() => null}
        />
      </Once>
    </>
  );
}

it('a row that leaves the draft leaves the table, without a parent that renders it again', async () => {
  const rows = ['Alpha', 'Beta'].map((name) => [
    aMetric('Investment', { dataType: 'STRING', value: name }),
    aMetric('Cost', { value: '5' }),
  ]);
  const payload = aPayload(rows.flat(), { grouping: [aTable(rows)] });
  serveDocument(api, payload);
  renderWithDocument(payload.documentRequest.id, RowsOfFirstGroup);
  expect(await screen.findByRole('rowheader', { name: /Beta/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'remove' }));
  expect(screen.queryByRole('rowheader', { name: /Beta/ })).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: /Alpha/ })).toBeInTheDocument();
});
