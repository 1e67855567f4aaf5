import { useState } from 'react';
import { Section } from '@assay/shared/ui/gallery';
import { DatapointEditor, DatapointInfo, MetricListRow } from '@assay/shared/widgets';

/** The rows of metrics, and the datapoint editor in them. */
export function MetricPieces() {
  const [saved, setSaved] = useState({
    value: '12480112.4' as string | null,
    currency: 'USD' as string | null,
  });
  const save = async (change: { value: string | null; currency: string | null }) =>
    setSaved((before) => ({
      value: change.value ?? before.value,
      currency: change.currency ?? before.currency,
    }));
  return (
    <Section title="Metrics and the datapoint editor">
      <div>
        <MetricListRow
          label="Reporting Date"
          state={{ tone: 'proven', words: 'Proven' }}
          confidence={{ value: 0.98, threshold: 0.8 }}
        >
          <DatapointEditor
            metric={{ name: 'Reporting Date', dataType: 'DATE' }}
            datapoint={{ value: '2024-12-31', currency: null }}
            language="en-gb"
            onSave={save}
          />
        </MetricListRow>
        <MetricListRow
          label="Closing Balance"
          isActive
          isRequired
          state={{ tone: 'doubt', words: 'Sum differs by 1,250.00' }}
          confidence={{ value: 0.61, threshold: 0.8 }}
          note="Sum differs by 1,250.00"
        >
          <DatapointEditor
            metric={{ name: 'Closing Balance', dataType: 'CURRENCY' }}
            datapoint={saved}
            language="en-gb"
            onSave={save}
          />
        </MetricListRow>
        <MetricListRow
          label="A metric with a rather long name that does not fit into its column"
          state={{ tone: 'untouched', words: 'Not in document' }}
        >
          <DatapointEditor
            metric={{
              name: 'Strategy',
              dataType: 'STRING',
              validators: [{ type: 'INCLUDE', options: ['Buyout', 'Growth', 'Venture'] }],
            }}
            datapoint={null}
            language="en-gb"
            onSave={save}
          />
        </MetricListRow>
        <MetricListRow label="Net IRR">
          <DatapointEditor
            metric={{ name: 'Net IRR', dataType: 'PERCENTAGE' }}
            datapoint={{ value: '-4.5', currency: null }}
            language="en-gb"
            onSave={save}
            canEdit={false}
          />
        </MetricListRow>
      </div>
      <DatapointInfo
        datapoint={{ reportingDate: '2024-12-31', lastModified: '2026-01-12T09:30:00Z' }}
        language="en-gb"
      />
    </Section>
  );
}
