import { renderUi } from '../../ui/testing.tsx';
import { MetricValue } from './metric-value.tsx';

describe('MetricValue', () => {
  it.each([
    { dataType: 'CURRENCY', value: '-1250', currency: 'USD', shown: 'USD −1,250.00' },
    { dataType: 'CURRENCY', value: '1250', currency: 'AUTO', shown: '1,250.00' },
    { dataType: 'PERCENTAGE', value: '14.2', currency: null, shown: '14.2%' },
    { dataType: 'DATE', value: '2024-12-31', currency: null, shown: '31/12/2024' },
    { dataType: 'DATE', value: '2099-01-01', currency: null, shown: 'Unknown' },
    { dataType: 'STRING', value: '', currency: null, shown: '–' },
  ] as const)('shows $dataType $value $currency as $shown', ({ dataType, value, currency, shown }) => {
    const { container } = renderUi(
      <MetricValue metric={{ dataType }} datapoint={{ value, currency }} language="en-gb" />,
    );
    expect(container).toHaveTextContent(shown);
  });

  it('shows a dash where there is no datapoint', () => {
    const { container } = renderUi(
      <MetricValue metric={{ dataType: 'STRING' }} datapoint={null} language="en-gb" />,
    );
    expect(container).toHaveTextContent(/^–$/);
  });
});
