import {
  createDigitSearch,
  findEntryScale,
  findOfferedPower,
  findPower,
  findScaledPlaces,
  type FoundAmount,
} from './page-scale.ts';

const box = (y: number, x = 0.5, page = 2) => ({ page, x, y, w: 0.1, h: 0.02 });
const metricOf = (label: string, dataType: FoundAmount['metric']['dataType'] = 'CURRENCY') => ({
  fin: label.toLowerCase().replaceAll(' ', '_'),
  label,
  dataType,
  validators: [],
});
const found = (label: string, value: string, text: string, at = box(0.1)): FoundAmount => ({
  metric: metricOf(label),
  value,
  text,
  currency: 'USD',
  box: at,
});

/** A page "in US$ millions, except per unit data". */
const IN_MILLIONS = [
  found('Fund Size', '1250000000', '$1,250.0', box(0.2)),
  found('Paid In', '1138000000', '$1,138.0', box(0.3)),
  found('NAV per unit', '10.25', '$10.25', box(0.4)),
  found('Fees', '18000000', '$18.0 million', box(0.5, 0.1)),
];
const places = findScaledPlaces(IN_MILLIONS);
const own = { box: box(0.3), text: '$1,138.0' };
const findDigits = createDigitSearch(() => places);
const at = { metric: metricOf('Paid In'), own, places, findDigits };

describe('the scale of a page', () => {
  it('AMB-123 is that of what was found there; values per unit and numbers with a unit of their own say nothing', () => {
    expect(places.map(({ power }) => power)).toEqual([6, 6]);
    expect(findPower({ box: box(0.6), text: '933.9' }, places)).toBe(6);
    expect(findPower({ box: box(0.6), text: '$18.0 million' }, places)).toBe(0);
    expect(findPower({ box: box(0.6), text: '933.9 USD' }, places)).toBe(6);
  });

  it('AMB-123 is that of the figures above and below where a page has several, and unknown where they disagree', () => {
    const mixed = [
      ...places,
      ...findScaledPlaces([
        found('One', '500', '500', box(0.7, 0.8)),
        found('Two', '600', '600', box(0.8, 0.8)),
      ]),
    ];
    expect(findPower({ box: box(0.25), text: '7.0' }, mixed)).toBe(6);
    expect(findPower({ box: box(0.75, 0.8), text: '7.0' }, mixed)).toBe(0);
    expect(findPower({ box: box(0.9, 0.3), text: '7.0' }, mixed)).toBeNull();
  });

  it('AMB-123 reaches a page without amounts only where the whole document is in one scale', () => {
    const elsewhere = { box: box(0.5, 0.5, 7), text: '7.0' };
    const third = found('Distributed', '933900000', '$933.9', box(0.35));
    expect(findPower(elsewhere, places)).toBeNull();
    expect(findPower(elsewhere, findScaledPlaces([...IN_MILLIONS, third]))).toBe(6);
  });

  it('AMB-123 scales no amount with its currency and cents from farther away than its column', () => {
    expect(findPower({ box: box(0.9, 0.1), text: 'USD 250,000.00' }, places)).toBeNull();
    expect(findPower({ box: box(0.9), text: 'USD 250,000.00' }, places)).toBe(6);
  });
});

describe('a typed figure', () => {
  it('AMB-123 is offered in the scale of its place where its digits are printed there, and not as the full figure', () => {
    expect(findOfferedPower('1138.0', at)).toBe(6);
    expect(findOfferedPower('-1138', at)).toBe(6);
    expect(findOfferedPower('1138000000', at)).toBe(0);
    expect(findOfferedPower('0', at)).toBe(0);
  });

  it('AMB-123 is offered so without a place where exactly one place prints it', () => {
    const unplaced = { ...at, own: null };
    expect(findOfferedPower('1250', unplaced)).toBe(6);
    expect(findOfferedPower('1251', unplaced)).toBe(0);
    const inText = (y: number) => createDigitSearch(() => [...places, { box: box(y), text: '1,250.0' }]);
    expect(findOfferedPower('1250', { ...unplaced, findDigits: inText(0.7) })).toBe(0);
    expect(findOfferedPower('1250', { ...unplaced, findDigits: inText(0.2) })).toBe(6);
  });

  it('AMB-123 is never scaled per unit or share, as a percentage or as a multiple', () => {
    const perUnit = { ...at, own: { box: box(0.4), text: '$10.25' } };
    for (const metric of [
      metricOf('NAV per unit'),
      metricOf('Price / share'),
      metricOf('Ownership', 'PERCENTAGE'),
      metricOf('TVPI', 'NUMERIC'),
    ]) {
      expect(findOfferedPower('10.25', { ...perUnit, metric })).toBe(0);
      expect(findEntryScale('10.25', undefined, { ...perUnit, metric })).toBeNull();
    }
  });
});

describe('an entered amount', () => {
  it('AMB-123 says whether it was scaled, also where nobody knows any more how it was entered', () => {
    expect(findEntryScale('1138000000', 6, at)).toEqual({ power: 6, isScaled: true });
    expect(findEntryScale('1138000000', 0, at)).toEqual({ power: 6, isScaled: false });
    expect(findEntryScale('1138000000', undefined, at)).toEqual({ power: 6, isScaled: true });
    expect(findEntryScale('1138', undefined, at)).toEqual({ power: 6, isScaled: false });
    expect(findEntryScale('77', 0, at)).toEqual({ power: 6, isScaled: false });
    expect(findEntryScale('77', 0, { ...at, places: [] })).toBeNull();
  });
});
