/** What compatibility needs of a document type. */
interface RequiringType {
  readonly requiredMetrics: readonly string[];
}

/** The fins that a document type requires and a schema does not have; none for a compatible schema [DT-005, DT-006]. */
export function missingRequiredMetrics(
  { requiredMetrics }: RequiringType,
  fins: ReadonlySet<string>,
): readonly string[] {
  return requiredMetrics.filter((fin) => !fins.has(fin));
}
