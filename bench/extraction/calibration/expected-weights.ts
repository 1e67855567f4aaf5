import { readFileSync } from 'node:fs';

const readTable = <Table>(file: string): Table =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Table;

/**
 * What is known of evidence before any sample: log-odds per unit that a fit starts from and is drawn to. Mistakes of a
 * whole document (a scale that was missed, a type that was mistaken) are met in one layout of ten or not at all, so
 * that samples alone hardly teach what they mean. Evidence that is not named here is drawn to 0.
 */
export const EXPECTED_WEIGHTS = readTable<Readonly<Record<string, number>>>('./expected-weights.json');

/**
 * Evidence that one thing is not known without which no value can be: its scale, period, owner, column, document or whole
 * text. However much evidence a value has, it is no surer than values with that doubt are.
 */
export const DOUBTS = readTable<readonly string[]>('./doubts.json');
