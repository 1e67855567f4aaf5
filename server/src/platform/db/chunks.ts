/** A statement takes 65,535 parameters; our widest rows have some 20. */
const ROWS_PER_STATEMENT = 500;

/** Rows in groups that fit into one statement each. */
export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}
