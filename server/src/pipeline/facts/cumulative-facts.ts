import { columnRole } from './columns/header-roles.ts';
import type { Fact } from './fact.ts';

/** True for a value under "Since inception": there "Contributions" are the contributions to date. */
export function isCumulative(fact: Fact): boolean {
  if (fact.kind !== 'beside') return false;
  return (columnRole(fact.headers).period ?? columnRole([fact.heading]).period) === 'Inception To Date';
}
