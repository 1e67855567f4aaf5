import { BRAND, createBrand } from './brand.ts';

describe('brand', () => {
  it('AMB-008 is Assay by default, with its dashboards route and provider domain', () => {
    expect(BRAND).toMatchObject({
      product: 'Assay',
      dashboardsRoute: '/assay-dashboards',
      providerEmailDomain: 'assay.example',
    });
  });

  it('AMB-008 AMB-125 accepts other names one by one and cannot be changed afterwards', () => {
    const brand = createBrand({ providerEmailDomain: 'other.example' });
    expect(brand).toEqual({ ...BRAND, providerEmailDomain: 'other.example' });
    expect(Object.isFrozen(brand)).toBe(true);
  });
});
