/**
 * Which line of a menu a key leads to, or null when the key is not the menu's: arrows go round, Home and End to the ends, a
 * letter to the next line that begins with it. `current` is -1 while no line has the focus.
 */
export function menuTarget(key: string, lines: readonly string[], current: number): number | null {
  if (lines.length === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % lines.length;
  if (key === 'ArrowUp') return current <= 0 ? lines.length - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return lines.length - 1;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  const inOrder = lines.map((_, index) => (current + 1 + index + lines.length) % lines.length);
  return inOrder.find((index) => lines[index]?.trim().toLowerCase().startsWith(letter)) ?? null;
}
