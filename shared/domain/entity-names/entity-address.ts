/**
 * The name of an entity as a part of the path of an address. Browsers resolve the parts `.` and `..`, also when they are
 * encoded, so that names of dots get white space, which does not count in names [AMB-096, AMB-098].
 */
export function entityPathName(name: string): string {
  return name === '.' || name === '..' ? `${name} ` : name;
}

/** The name in a path `/entities/{name}/…`; null where the path holds none. Routers read `%2F` in names as a slash. */
export function readEntityPathName(pathname: string): string | null {
  const part = /^\/entities\/([^/]+)/.exec(pathname)?.[1];
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A percent sign that somebody typed.
  }
}
