/**
 * Reads the text that a spreadsheet puts on the clipboard: rows in lines, cells between tabs, and cells with a tab, a
 * line break or a quote in double quotes. A last empty line is no row. Shorter rows are filled with empty cells.
 */
export function parseClipboardText(clipboard: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const input = clipboard.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < input.length; at += 1) {
    const character = input.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (input.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '' && hasClosingQuote(input, at)) isQuoted = true;
    else if (character === '\t') endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else cell += character;
  }
  endCell();
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** Whether the quote at `start` opens a quoted cell: a cell may also begin with a quote that means itself. */
function hasClosingQuote(input: string, start: number): boolean {
  const rest = input.slice(start + 1);
  return /^(?:[^"]|"")*"(?:\t|\n|$)/.test(rest);
}

/** Writes cells as spreadsheets read them. */
export function toClipboardText(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(quote).join('\t')).join('\n');
}
