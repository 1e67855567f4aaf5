/** An entity of the file. */
export interface EntityRow {
  readonly name: string;
  readonly identifier: string;
  readonly aka: string;
}

const WOODS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ironwood', 'Juniper'];
const KINDS = ['Growth', 'Buyout', 'Credit', 'Infrastructure', 'Ventures', 'Renewables', 'Mezzanine'];

/** So many entities, each with an AKA and a client identifier. */
export function entityRows(count: number): EntityRow[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `${WOODS[at % WOODS.length]} ${KINDS[at % KINDS.length]} ${at} L.P.`,
    identifier: `C-${at}`,
    aka: `${WOODS[at % WOODS.length]} ${at}`,
  }));
}

/** The rows as a CSV file in base64. */
export function fileOf(rows: readonly EntityRow[]): string {
  const lines = rows.map(({ name, identifier, aka }) => `${name},${identifier},Fund,${aka}`);
  return Buffer.from(['name,ID,types,AKAs', ...lines].join('\n')).toString('base64');
}
