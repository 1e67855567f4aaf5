/**
 * The name of the federation container of one release of a remote. webpack wants an identifier. Each release has its
 * own, so that a page can load the next one without a reload.
 */
export function containerNameOf(remote: string, version: string): string {
  return `assay_${remote}_${version}`.replaceAll(/\W/g, '_');
}
