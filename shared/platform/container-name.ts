/** The name of a remote's federation container. webpack wants an identifier. */
export function containerNameOf(remote: string): string {
  return `assay_${remote.replaceAll('-', '_')}`;
}
