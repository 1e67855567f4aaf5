/** A share as a number of hundredths. */
export const percent = (share: number | null): string => (share === null ? '' : (100 * share).toFixed(1));

/** A table whose columns of figures stand at the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const isOfFigures = (at: number): boolean =>
    rows.every((cells) => /^(?:[+−-]?[\d.]+)?(?: of \d+)?$/u.test(cells[at] ?? ''));
  const rule = heads.map((_, at) => (isOfFigures(at) ? '--:' : '---'));
  return [heads, rule, ...rows].map(line).join('\n');
}

/** The sections of a text by their headings. */
export function sectionsOf(text: string): Map<string, string> {
  return new Map(
    text.split(/^## /mu).map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), lines.join('\n').trim()];
    }),
  );
}
