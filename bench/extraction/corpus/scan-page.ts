/** What a scanner does to a page. Runs inside the browser, so it may use nothing from outside itself. */

export interface ScanSettings {
  /** Degrees, clockwise. */
  skew: number;
  /** Standard deviation of the grey noise, in grey levels. */
  noise: number;
  /** Pixels of blur. */
  blur: number;
  /** How much darker the dark edge of the page is, 0-1. */
  shade: number;
  bilevel: boolean;
  /** JPEG quality 0-1; a bilevel page is a PNG. */
  quality: number;
  /** Words of a stamp, printed across the lower right; empty for none. */
  stamp: string;
  seed: number;
}

/** Returns the distorted page as a data address. `image` is a data address of the clean page. */
export async function scanInBrowser({
  image,
  settings,
}: {
  image: string;
  settings: ScanSettings;
}): Promise<string> {
  const picture = new Image();
  picture.src = image;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const { width, height } = picture;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('No canvas.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((settings.skew * Math.PI) / 180);
  if (settings.blur > 0) pen.filter = `blur(${settings.blur}px)`;
  pen.drawImage(picture, -width / 2, -height / 2);
  pen.filter = 'none';
  if (settings.stamp !== '') {
    pen.save();
    pen.translate(width * 0.24, height * 0.4);
    pen.rotate(-0.2);
    pen.globalAlpha = 0.55;
    pen.strokeStyle = pen.fillStyle = '#34408f';
    pen.font = `bold ${Math.round(width / 38)}px sans-serif`;
    pen.lineWidth = width / 400;
    const wide = pen.measureText(settings.stamp).width;
    pen.strokeRect(-wide / 2 - width / 60, -width / 34, wide + width / 30, width / 22);
    pen.fillText(settings.stamp, -wide / 2, width / 250);
    pen.restore();
  }
  const pixels = pen.getImageData(0, 0, width, height);
  const { data } = pixels;
  let state = settings.seed >>> 0;
  const draw = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let at = 0; at < data.length; at += 4) {
    const column = (at / 4) % width;
    const grey = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    const light = 1 - settings.shade * (1 - column / width) * (0.6 + (0.4 * at) / data.length);
    const speck = (draw() + draw() + draw() - 1.5) * 2 * settings.noise;
    const level = Math.max(0, Math.min(255, grey * light + speck));
    const shown = settings.bilevel ? (level < 150 ? 0 : 255) : level;
    data[at] = data[at + 1] = data[at + 2] = shown;
    data[at + 3] = 255;
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.putImageData(pixels, 0, 0);
  return settings.bilevel ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', settings.quality);
}
