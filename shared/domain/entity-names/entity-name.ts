/** The form in which entity names and AKAs are compared: white space removed, lower case [AMB-090]. */
export function normaliseEntityName(name: string): string {
  return name.replace(/\s+/gu, '').toLowerCase();
}

/** Whether nothing is left of a name after normalisation; such a name is refused [ENT-034]. */
export function isEmptyEntityName(name: string): boolean {
  return normaliseEntityName(name) === '';
}

/** The names that repeat an earlier one of the list, e.g. AKAs entered twice [ENT-036]. */
export function duplicateEntityNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const normalised = normaliseEntityName(name);
    const isRepeated = seen.has(normalised);
    seen.add(normalised);
    return isRepeated;
  });
}
