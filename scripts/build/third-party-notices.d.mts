export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly texts: readonly string[];
}
export function readShippedPackages(): readonly ShippedPackage[];
export function renderNotices(packages: readonly ShippedPackage[]): string;
