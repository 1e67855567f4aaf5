import { aDocumentId } from '@assay/shared/testing';
import { aDatapoint, aMetric, aPayload } from '../testing/verification-builders.ts';
import {
  currentDatapoint,
  editValue,
  linkEntity,
  setVerified,
  type MetricState,
} from '../document/metric-state.ts';
import { parsePayload } from '../document/parse-payload.ts';
import { restoreEdit, toSavedMetric } from './saved-metric.ts';

const nordlicht = { id: aDocumentId(), name: 'Nordlicht' };

function read(link: string | null) {
  const wire = aMetric('fund', {
    dataType: 'ENTITY_NAME',
    datapoints: [
      aDatapoint({ value: 'Nordl.', linkedEntity: link === null ? null : { selectedEntityId: link } }),
    ],
  });
  const { metrics, states } = parsePayload(aPayload([wire]), () => undefined);
  const [metric, saved] = [metrics.get(wire.id), states[wire.id]];
  if (!metric || !saved) throw new Error('The payload has one metric.');
  /** The request of an edit, and the state that the journal restores from it. */
  const send = (present: MetricState) => {
    const edit = toSavedMetric(metric, present, saved);
    return { sent: edit.datapoints[0], restored: restoreEdit(saved, edit) };
  };
  return { saved, send };
}

describe('the link of a saved name', () => {
  it('is sent where the reviewer changed it, and survives a reload', () => {
    const { saved, send } = read(null);
    const { sent, restored } = send(linkEntity(saved, nordlicht));
    expect(sent?.linkedEntity).toEqual({ selectedEntityId: nordlicht.id });
    expect(currentDatapoint(restored)).toMatchObject({ value: 'Nordl.', linkedEntityId: nordlicht.id });
  });

  it('is sent as null where the reviewer removed it', () => {
    const { saved, send } = read(nordlicht.id);
    const { sent, restored } = send(linkEntity(saved, null));
    expect(sent?.linkedEntity).toEqual({ selectedEntityId: null });
    expect(currentDatapoint(restored).linkedEntityId).toBeNull();
  });

  it('is not sent with any other edit, so that the server keeps or finds it', () => {
    const { saved, send } = read(nordlicht.id);
    const verified = send(setVerified(saved, true));
    expect(verified.sent).not.toHaveProperty('linkedEntity');
    expect(currentDatapoint(verified.restored).linkedEntityId).toBe(nordlicht.id);
    expect(send(editValue(saved, { value: 'Other', currency: null })).sent).not.toHaveProperty(
      'linkedEntity',
    );
  });
});

describe('an edit that was made beside other documents', () => {
  it('AMB-059 keeps the place of the value that it corrects, since it knows none', () => {
    const wire = aMetric('fund', { datapoints: [aDatapoint({ value: 'Fund I', text: 'Fund I' })] });
    const { metrics, states } = parsePayload(aPayload([wire]), () => undefined);
    const [metric, saved] = [metrics.get(wire.id), states[wire.id]];
    if (!metric || !saved) throw new Error('The payload has one metric.');
    const edit = toSavedMetric(metric, editValue(saved, { value: 'Fund II', currency: null }), saved);
    const noPlace = { page: null, x: null, y: null, w: null, h: null, text: undefined };
    const datapoints = edit.datapoints.map((sent) => ({ ...sent, ...noPlace }));
    const restored = restoreEdit(saved, { ...edit, datapoints });
    const { value, location, text } = currentDatapoint(restored);
    expect({ value, location, text }).toEqual({
      value: 'Fund II',
      location: currentDatapoint(saved).location,
      text: 'Fund I',
    });
    expect(location).not.toBeNull();
  });
});
