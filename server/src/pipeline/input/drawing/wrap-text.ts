/** The lines of a text that is at most so wide, in the unit of `widthOf`; a single long word stays whole. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r\n|\r|\n/u).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/u).filter((one) => one !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    if (line !== '') lines.push(line);
    return lines;
  });
}
