import {
  listAlternatives,
  chooseAlternative,
  editValue,
  currentDatapoint,
  isEdited,
  setRequired,
  setVerified,
  type Datapoint,
  type MetricState,
} from './metric-state.ts';

const datapoint = (value: string, changes: Partial<Datapoint> = {}): Datapoint => ({
  id: `id of ${value}`,
  value,
  confidence: 0.9,
  location: { page: 1, x: 0.1, y: 0.1, w: 0.1, h: 0.1 },
  currency: 'USD',
  akas: [],
  text: value,
  nodeId: null,
  linkedEntityId: null,
  isUserModified: false,
  lastModified: '2026-11-20T10:00:00.000Z',
  lastModifiedBy: 'System',
  ...changes,
});

const state = (...datapoints: [Datapoint, ...Datapoint[]]): MetricState => ({
  datapoints,
  isVerified: false,
  isRequired: false,
});
const valuesOf = ({ datapoints }: MetricState) => datapoints.map(({ value }) => value);

describe('editing a value', () => {
  const saved = state(datapoint('1'), datapoint('2'));
  const edited = editValue({ ...saved, isVerified: true }, { value: '7', currency: 'EUR' });

  it('VER-012 adds a user-modified datapoint at the front', () => {
    expect(valuesOf(edited)).toEqual(['7', '1', '2']);
    expect(currentDatapoint(edited)).toMatchObject({
      id: null,
      isUserModified: true,
      currency: 'EUR',
      confidence: 0,
    });
  });

  it('keeps the location of the corrected value, and needs a new verification', () => {
    expect(currentDatapoint(edited).location).toEqual(currentDatapoint(saved).location);
    expect(edited.isVerified).toBe(false);
  });

  it('VER-013 marks the metric as edited since the save, also if the same value was typed', () => {
    expect(isEdited(edited, saved)).toBe(true);
    expect(isEdited(editValue(saved, { value: '1', currency: 'USD' }), saved)).toBe(true);
    expect(isEdited(saved, saved)).toBe(false);
  });
});

describe('choosing an alternative', () => {
  const typed = datapoint('9', { id: null, isUserModified: true });

  it('VER-014 moves it to the front and keeps the order of the others', () => {
    expect(valuesOf(chooseAlternative(state(datapoint('1'), datapoint('2'), datapoint('3')), 2))).toEqual([
      '3',
      '1',
      '2',
    ]);
  });

  it('VER-015 drops user-modified datapoints', () => {
    expect(valuesOf(chooseAlternative(state(typed, datapoint('1'), datapoint('2')), 2))).toEqual(['2', '1']);
  });

  it.each([[0], [5], [-1]])('ignores the current value and unknown indexes: %i', (index) => {
    const before = state(datapoint('1'), datapoint('2'));
    expect(chooseAlternative(before, index)).toBe(before);
  });

  it('lists at most nine alternatives, without empty and typed values', () => {
    const many = Array.from({ length: 12 }, (_, index) => datapoint(`n${index}`));
    expect(
      listAlternatives(state(datapoint('1'), datapoint(''), typed, ...many)).map(({ index }) => index),
    ).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('the flags of a metric', () => {
  const saved = state(datapoint('1'));

  it('VER-016 sets and clears the verified flag', () => {
    const verified = setVerified(saved, true);
    expect(verified.isVerified).toBe(true);
    expect(isEdited(verified, saved)).toBe(true);
    expect(isEdited(setVerified(verified, false), saved)).toBe(false);
  });

  it('VER-017 sets and clears the required flag', () => {
    const required = setRequired(saved, true);
    expect(required.isRequired).toBe(true);
    expect(isEdited(required, saved)).toBe(true);
    expect(setRequired(required, true)).toBe(required);
  });
});
