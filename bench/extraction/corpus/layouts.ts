import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { makeHtml } from './document.ts';
import type { FundDocument as Layout } from './document.ts';
import type { FundDocument } from './fund-document.ts';

/** The layouts of a folder that are TypeScript. */
export async function loadLayouts(set: string): Promise<Layout[]> {
  const folder = path.join(import.meta.dirname, set);
  if (!existsSync(folder)) return [];
  const layouts: Layout[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.ts')) continue;
    const loaded: unknown = await import(path.join(folder, name));
    layouts.push(...((loaded as { documents?: Layout[] }).documents ?? []));
  }
  return layouts;
}

/** A layout as the document that it makes. */
export function toDocument(layout: Layout): FundDocument {
  const { plain, marks } = makeHtml(layout);
  const { file, documentType, language, header, footer, derivable, defects, remark } = layout;
  return {
    file,
    documentType,
    language,
    layout: layout.layout,
    header,
    footer,
    derivable,
    defects,
    remark,
    marks: marks.map(({ fins, text, options: { value, currency, row, derivable: may } }) => ({
      metrics: fins,
      text,
      value,
      currency,
      row,
      derivable: may,
    })),
    html: plain,
  };
}
