import { screen } from '@testing-library/react';
import { text } from '@assay/shared/messages';
import { renderUi } from '../../ui/testing.tsx';
import { DatapointInfo } from './datapoint-info.tsx';
import { MetricListRow } from './metric-list-row.tsx';
import { MetricValue } from './metric-value.tsx';

describe('MetricValue', () => {
  it.each([
    { dataType: 'CURRENCY', value: '-1250', currency: 'USD', read: 'USD −1,250.00' },
    { dataType: 'CURRENCY', value: '1250', currency: 'AUTO', read: '1,250.00' },
    { dataType: 'PERCENTAGE', value: '14.2', currency: null, read: '14.2%' },
    { dataType: 'DATE', value: '2024-12-31', currency: null, read: '31/12/2024' },
    { dataType: 'DATE', value: '2099-01-01', currency: null, read: 'Unknown' },
    { dataType: 'STRING', value: '', currency: null, read: '–' },
  ] as const)('reads $dataType $value $currency as $read', ({ dataType, value, currency, read }) => {
    const { container } = renderUi(
      <MetricValue metric={{ dataType }} datapoint={{ value, currency }} language="en-gb" />,
    );
    expect(container).toHaveTextContent(read);
  });

  it('reads a dash where there is no datapoint', () => {
    const { container } = renderUi(
      <MetricValue metric={{ dataType: 'STRING' }} datapoint={null} language="en-gb" />,
    );
    expect(container).toHaveTextContent(/^–$/);
  });
});

describe('MetricListRow', () => {
  it('tells state and confidence in words too', () => {
    renderUi(
      <MetricListRow
        label="Closing Balance"
        isActive
        state={{ tone: 'doubt', words: 'Sum differs' }}
        confidence={{ value: 0.5, threshold: 0.8 }}
      >
        12.00
      </MetricListRow>,
    );
    expect(screen.getByText('Sum differs')).toBeInTheDocument();
    expect(screen.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      text('ui.confidenceLow', { percent: 50 }),
    );
  });
});

describe('DatapointInfo', () => {
  it('says when there is no value', () => {
    renderUi(<DatapointInfo datapoint={null} language="en-gb" />);
    expect(screen.getByText('No data available for this metric at the moment.')).toBeVisible();
  });

  it('shows the reporting date, and the last edit with its time', () => {
    renderUi(
      <DatapointInfo
        datapoint={{ reportingDate: '2099-01-01', lastModified: '2026-01-12T09:30:00' }}
        language="en-gb"
      />,
    );
    const [reported, edited] = screen.getAllByRole('definition');
    expect(reported).toHaveTextContent('Unknown');
    expect(edited).toHaveTextContent(/^12\/01\/2026 \d{1,2}:30 [AP]M$/);
  });
});
