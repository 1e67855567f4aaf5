/** The form in which entity names and AKAs are compared: white space removed, lower case [AMB-090]. */
export function normaliseEntityName(name: string): string {
  return name.replace(/\s+/gu, '').toLowerCase();
}
