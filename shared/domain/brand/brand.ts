/** The names that a provider of Assay may put in place of the built-in ones [AMB-008]. */
export interface Brand {
  product: string;
  /** Address of the dashboards area; external pages link to it, so its name does not change. */
  dashboardsRoute: string;
  providerName: string;
  /** E-mail domain whose owners are internal staff of the provider [PERM-027]. */
  providerEmailDomain: string;
}

const BUILT_IN_BRAND: Brand = {
  product: 'Assay',
  dashboardsRoute: '/assay-dashboards',
  providerName: 'Assay',
  providerEmailDomain: 'assay.example',
};

/** Written into the bundle by a build that carries another brand; absent everywhere else. */
declare const ASSAY_BRAND: Partial<Brand> | undefined;

/** The built-in brand with the given names in place of its own [AMB-008]. */
export function createBrand(overrides: Partial<Brand> = {}): Readonly<Brand> {
  return Object.freeze({ ...BUILT_IN_BRAND, ...overrides });
}

/** The brand of this build [AMB-008]. */
export const BRAND = createBrand(typeof ASSAY_BRAND === 'undefined' ? {} : ASSAY_BRAND);
