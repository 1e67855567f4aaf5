import type { DocumentType } from '@assay/shared/contracts';
import type { OptionGroup } from '@assay/shared/ui';

/** Document types grouped by the name of their category, both in the order in which the server gives them [AMB-045]. */
export function groupByCategory(types: readonly DocumentType[]): readonly OptionGroup[] {
  const groups = new Map<string, { group: string; items: { value: string; label: string }[] }>();
  for (const { id, displayName, category } of types) {
    const group = groups.get(category.id) ?? { group: category.name, items: [] };
    group.items.push({ value: id, label: displayName });
    groups.set(category.id, group);
  }
  return [...groups.values()];
}
