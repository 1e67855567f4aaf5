import type { Rotation } from './rotation.ts';
import type { Zoom } from './zoom.ts';

/** How a user looks at a document: kept with the document for as long as the browser tab is open. */
export interface ViewSettings {
  readonly zoom: Zoom;
  readonly turns: Rotation;
}

export const FIRST_VIEW: ViewSettings = { zoom: { kind: 'fitWidth' }, turns: 0 };

/** Reads settings from storage; null where they are none. */
export function parseViewSettings(stored: unknown): ViewSettings | null {
  if (typeof stored !== 'object' || stored === null || !('zoom' in stored && 'turns' in stored)) return null;
  const turns = ([0, 1, 2, 3] as const).find((one) => one === stored.turns);
  const zoom = parseZoom(stored.zoom);
  return turns === undefined || zoom === null ? null : { zoom, turns };
}

function parseZoom(zoom: unknown): Zoom | null {
  if (typeof zoom !== 'object' || zoom === null) return null;
  if (!('factor' in zoom)) return FIRST_VIEW.zoom;
  const { factor } = zoom;
  return typeof factor === 'number' && factor >= 0.1 && factor <= 10 ? { kind: 'factor', factor } : null;
}
