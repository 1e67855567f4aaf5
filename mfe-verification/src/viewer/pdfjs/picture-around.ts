import { INPUT_LIMITS } from '@assay/shared/domain';

/** How much of the page is shown around a value: of its width at either side, of its height above and below. */
const AROUND = { x: 0.22, y: 0.035 };
/** The widest picture, in pixels. */
const MAX_WIDTH = 720;

/**
 * A small picture of the page around a box on it, as a data address: what the user sees there. Null while the page is not
 * drawn, and where the picture would be too large to send.
 */
export function pictureAround(box: HTMLElement | null): string | null {
  const drawn = box?.closest('[role="group"]')?.querySelector('canvas');
  if (!box || !drawn || drawn.width === 0) return null;
  const page = drawn.getBoundingClientRect();
  const place = box.getBoundingClientRect();
  const ratio = drawn.width / page.width;
  const left = Math.max(page.left, place.left - AROUND.x * page.width);
  const top = Math.max(page.top, place.top - AROUND.y * page.height);
  const width = Math.min(page.right, place.right + AROUND.x * page.width) - left;
  const height = Math.min(page.bottom, place.bottom + AROUND.y * page.height) - top;
  const scale = Math.min(ratio, MAX_WIDTH / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const from = [(left - page.left) * ratio, (top - page.top) * ratio, width * ratio, height * ratio] as const;
  context.drawImage(drawn, ...from, 0, 0, canvas.width, canvas.height);
  // The box as the user sees it on the page.
  context.strokeStyle = '#1f5fbf';
  context.lineWidth = 2;
  context.strokeRect(
    (place.left - left) * scale,
    (place.top - top) * scale,
    place.width * scale,
    place.height * scale,
  );
  const picture = canvas.toDataURL('image/webp', 0.8); // A browser without WebP gives a PNG.
  return picture.length <= INPUT_LIMITS.picture ? picture : null;
}
