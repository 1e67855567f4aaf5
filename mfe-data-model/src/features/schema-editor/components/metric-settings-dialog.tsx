import type { MetricPlace, MetricSource, SchemaMetric } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { Button, Checkbox, Select, Stack, Text, TextInput } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { placeLabel } from '../model/place-label.ts';
import { useSchemaPart } from '../model/schema-draft.ts';
import { useSchemaEdit } from '../model/use-schema-edit.ts';
import { sourceLabel, sourcesToChoose } from '../model/metric-sources.ts';
import classes from './schema-editor.module.css';

/** Width of the dialog in px. */
const WIDTH = 480;

interface MetricSettingsDialogProps {
  readonly metric: SchemaMetric;
  readonly place: MetricPlace;
  readonly onClose: () => void;
}

const valueOf = ({ group, view }: MetricPlace) => JSON.stringify([group, view]);

/** Every place of the schema: the general metrics and the views of each group. */
function usePlaces(): readonly MetricPlace[] {
  const groups = useSchemaPart((schema) => schema.groups);
  return groups.flatMap(({ displayName: group, subGroups }) => [
    { group, view: null },
    ...subGroups.map(({ displayName: view }) => ({ group, view })),
  ]);
}

/** What a schema says about one metric: its label in documents, its sources and its place. Takes it out of the schema too. */
export function MetricSettingsDialog({ metric, place, onClose }: MetricSettingsDialogProps) {
  const { switches } = usePlatform();
  const edit = useSchemaEdit();
  const places = usePlaces();
  const [label, setLabel] = useState(metric.displayName);
  const [sources, setSources] = useState(metric.metricSources);
  const [target, setTarget] = useState(valueOf(place));
  const { fin } = metric;
  const apply = () => {
    const displayName = label.trim() === '' ? metric.displayName : label.trim();
    if (displayName !== metric.displayName || sources !== metric.metricSources)
      edit({ kind: 'updateMetric', fin, changes: { displayName, metricSources: sources } });
    const to = places.find((one) => valueOf(one) === target);
    if (to !== undefined && target !== valueOf(place))
      edit({ kind: 'moveMetric', fin, index: Number.MAX_SAFE_INTEGER, ...to });
    onClose();
  };
  const toggle = (source: MetricSource, isOn: boolean) =>
    setSources(isOn ? [...sources, source] : sources.filter((one) => one !== source));
  return (
    <FormModal
      opened
      onClose={onClose}
      width={WIDTH}
      title={metric.displayName}
      action={text('schemas.apply')}
      furtherAction={
        <Button
          variant="quiet"
          className={classes.removeMetric}
          onClick={() => {
            edit({ kind: 'removeMetric', fin });
            onClose();
          }}
        >
          {text('schemas.removeMetric')}
        </Button>
      }
      onSubmit={apply}
    >
      <Stack gap="md">
        {metric.description !== '' && (
          <Text as="p" quiet caption>
            {metric.description}
          </Text>
        )}
        <TextInput label={text('schemas.metricLabel')} value={label} onChange={setLabel} />
        <Select
          label={text('schemas.metricPlace')}
          options={places.map((one) => ({ value: valueOf(one), label: placeLabel(one) }))}
          value={target}
          onChange={(chosen) => chosen !== null && setTarget(chosen)}
        />
        <fieldset className={classes.sources}>
          <legend>{text('schemas.metricSources')}</legend>
          {sourcesToChoose(switches, metric.metricSources).map((source) => (
            <Checkbox
              key={source}
              label={sourceLabel(source)}
              checked={sources.includes(source)}
              disabled={sources.length === 1 && sources.includes(source)}
              onChange={(isOn) => toggle(source, isOn)}
            />
          ))}
        </fieldset>
      </Stack>
    </FormModal>
  );
}
