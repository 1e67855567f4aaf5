/** The names that a provider of Assay may put in place of the built-in ones [AMB-008, AMB-125]. */
export interface Brand {
  readonly product: string;
  /** Address of the dashboards area. External pages link to it, so it stays whatever the product is called. */
  readonly dashboardsRoute: string;
  /** Who runs the installation; whom the clients of a trial turn to. */
  readonly providerName: string;
  /** E-mail domain whose owners are internal staff of the provider [PERM-027]; null where nobody is by their address. */
  readonly providerEmailDomain: string | null;
}

const BUILT_IN_BRAND: Brand = {
  product: 'Assay',
  dashboardsRoute: '/assay-dashboards',
  providerName: 'Assay',
  providerEmailDomain: 'assay.example',
};

/** The names that a build or an installation sets. */
export type BrandNames = Partial<Omit<Brand, 'dashboardsRoute'>>;

/** Written into the bundle by a build that carries another brand; absent everywhere else. */
declare const ASSAY_BRAND: BrandNames | undefined;

/** The built-in brand with the given names in place of its own [AMB-008]. */
export function createBrand(names: BrandNames = {}): Brand {
  return Object.freeze({ ...BUILT_IN_BRAND, ...names });
}

/** The brand of this build [AMB-008]. */
export const BRAND = createBrand(typeof ASSAY_BRAND === 'undefined' ? {} : ASSAY_BRAND);
