import { useState } from 'react';
import { Section } from '@assay/shared/ui/gallery';
import { DatapointEditor, MetricValue } from '@assay/shared/widgets';

const INCLUDE_OPTIONS = [{ type: 'INCLUDE', options: ['Buyout', 'Growth', 'Venture'] }] as const;

/** Metric values, and the editor of datapoints. */
export function MetricComponents() {
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
    <Section title="Metric values and the datapoint editor">
      <MetricValue
        metric={{ dataType: 'DATE' }}
        datapoint={{ value: '2024-12-31', currency: null }}
        language="en-gb"
      />
      <MetricValue metric={{ dataType: 'STRING' }} datapoint={null} language="en-gb" />
      <DatapointEditor
        metric={{ name: 'Closing Balance', dataType: 'CURRENCY' }}
        datapoint={saved}
        language="en-gb"
        typing={{ currency: 'USD' }}
        onSave={save}
      />
      <DatapointEditor
        metric={{ name: 'Strategy', dataType: 'STRING', validators: INCLUDE_OPTIONS }}
        datapoint={null}
        language="en-gb"
        typing={{ currency: 'USD' }}
        onSave={save}
      />
      <DatapointEditor
        metric={{ name: 'Net IRR', dataType: 'PERCENTAGE' }}
        datapoint={{ value: '-4.5', currency: null }}
        language="en-gb"
        typing={{ currency: 'USD' }}
        onSave={save}
        canEdit={false}
      />
    </Section>
  );
}
