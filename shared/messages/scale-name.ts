import { text } from './text.ts';

/** The name of a power of ten in which pages state amounts: 'millions' for 6. */
export function scaleName(power: number): string {
  if (power === 3) return text('generic.thousands');
  if (power === 6) return text('generic.millions');
  return text('generic.billions');
}
