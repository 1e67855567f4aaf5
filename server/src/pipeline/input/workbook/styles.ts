import { builtInFormat } from './number-format.ts';
import type { Parts } from './parts.ts';
import { readXml } from './parts.ts';

/** How a cell looks, as far as reading and showing it need. */
export interface CellStyle {
  /** Number format code. */
  format: string;
  align: 'left' | 'center' | 'right' | null;
  /** Sides with a border. */
  borders: { left: boolean; right: boolean; top: boolean; bottom: boolean };
  isBold: boolean;
  /** Font size in points. */
  size: number;
}

type Borders = CellStyle['borders'];

export const PLAIN_STYLE: CellStyle = {
  format: 'General',
  align: null,
  borders: { left: false, right: false, top: false, bottom: false },
  isBold: false,
  size: 11,
};

const SMALLEST = 6;
const LARGEST = 24;

function alignOf(name: string | undefined): CellStyle['align'] {
  if (name === 'right') return 'right';
  if (name === 'center' || name === 'centerContinuous') return 'center';
  return name === 'left' ? 'left' : null;
}

/** What a style sheet lists, each list addressed by position. */
class StyleLists {
  readonly formats = new Map<number, string>();
  readonly fonts: { isBold: boolean; size: number }[] = [];
  readonly borders: Borders[] = [];
  readonly styles: CellStyle[] = [];
  #list = '';

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (
      name === 'fonts' ||
      name === 'borders' ||
      name === 'cellXfs' ||
      name === 'dxfs' ||
      name === 'cellStyleXfs'
    )
      this.#list = name;
    if (name === 'numFmt')
      this.formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? 'General');
    else if (this.#list === 'fonts') this.#openFont(name, attributes);
    else if (this.#list === 'borders') this.#openBorder(name, attributes);
    else if (this.#list === 'cellXfs') this.#openStyle(name, attributes);
  }

  #openFont(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'font') this.fonts.push({ isBold: false, size: PLAIN_STYLE.size });
    const font = this.fonts.at(-1);
    if (font === undefined) return;
    if (name === 'b') font.isBold = attributes['val'] !== '0' && attributes['val'] !== 'false';
    else if (name === 'sz')
      font.size = Math.min(LARGEST, Math.max(SMALLEST, Number(attributes['val']) || 11));
  }

  #openBorder(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'border') this.borders.push({ ...PLAIN_STYLE.borders });
    const border = this.borders.at(-1);
    const isDrawn = attributes['style'] !== undefined && attributes['style'] !== 'none';
    if (border === undefined || !isDrawn) return;
    if (name === 'left' || name === 'right' || name === 'top' || name === 'bottom') border[name] = true;
  }

  #openStyle(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'alignment') {
      const style = this.styles.at(-1);
      if (style !== undefined) style.align = alignOf(attributes['horizontal']);
    }
    if (name !== 'xf') return;
    const format = Number(attributes['numFmtId'] ?? 0);
    const font = this.fonts[Number(attributes['fontId'] ?? 0)];
    this.styles.push({
      format: this.formats.get(format) ?? builtInFormat(format),
      align: null,
      borders: this.borders[Number(attributes['borderId'] ?? 0)] ?? PLAIN_STYLE.borders,
      isBold: font?.isBold ?? false,
      size: font?.size ?? PLAIN_STYLE.size,
    });
  }
}

/** The cell styles of a workbook, by their number. */
export function readStyles(parts: Parts, part: string | undefined): CellStyle[] {
  const lists = new StyleLists();
  if (part !== undefined)
    readXml(parts.get(part), { open: (name, attributes) => lists.open(name, attributes) });
  return lists.styles;
}
