import { labelRows, type TextAt } from './build-pdf.ts';

/** The page of a balance sheet, which names what calls and distributions name and is neither. */
export const BALANCE_SHEET: readonly TextAt[] = [
  { x: 60, y: 60, text: 'Arnsby Growth Fund II, L.P.', size: 14 },
  { x: 60, y: 80, text: 'Statement of assets and liabilities' },
  { x: 60, y: 100, text: '31 December 2024' },
  ...labelRows(
    [
      ['Investments in securities, at fair value', '41,709,000'],
      ['Capital contributions receivable', '125,000'],
      ['Total assets', '41,834,000'],
      ['Capital distributions payable', '1,863,000'],
      ['Total liabilities', '2,120,000'],
      ["Partners' capital", '39,714,000'],
    ],
    140,
  ),
];
