import { aDatapoint } from '../testing/verification-builders.ts';
import { isProvenByText } from './printed-proof.ts';

describe('a value that its printed text proves', () => {
  const point = (value: string, text: string, location: object | null = {}) => ({
    ...aDatapoint({ value, text }),
    location: location && { page: 1, x: 0, y: 0, w: 0.1, h: 0.1 },
    currency: null,
    akas: [],
    linkedEntityId: null,
    isUserModified: false,
  });

  it.each([
    ['CURRENCY', '1250.5', '$ 1,250.50', true],
    ['CURRENCY', '-1250', '(1,250)', true],
    ['CURRENCY', '1234', '1.234', true],
    ['CURRENCY', '1250', '1,205', false],
    ['CURRENCY', '1250000', '1,250', false],
    ['PERCENTAGE', '12.5', '12.5%', true],
    ['NUMERIC', '1.43', '1.43x', true],
    ['DATE', '2024-12-31', '31 December 2024', true],
    ['DATE', '2024-12-31', '12/31/2024', true],
    ['DATE', '2024-12-31', '30 December 2024', false],
    ['STRING', 'Calder Ridge IV', 'CALDER  Ridge IV', true],
    ['ENTITY_NAME', 'Calder Ridge IV', 'Calder Ridge', false],
    ['STRING', '', '', false],
  ] as const)('%s %s printed as %s: %s', (dataType, value, text, isProven) => {
    expect(isProvenByText(dataType, point(value, text))).toBe(isProven);
  });

  it('has a box', () => {
    expect(isProvenByText('STRING', point('a', 'a', null))).toBe(false);
  });
});
