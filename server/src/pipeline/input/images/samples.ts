import { deflateSync } from 'node:zlib';

import type { Picture } from './picture.ts';

/** Decoded samples: 1 (grey) or 3 (red, green, blue) bytes for each. */
export interface Samples {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Uint8Array;
}

/** Blends a value over white paper; `alpha` 0-255. */
export function overWhite(value: number, alpha: number): number {
  return alpha === 255 ? value : Math.round((value * alpha + 255 * (255 - alpha)) / 255);
}

/** Grey samples where red, green and blue are the same everywhere: a third of the bytes. */
function withoutColour({ data, channels, ...size }: Samples): Samples {
  if (channels === 1) return { data, channels, ...size };
  for (let at = 0; at < data.length; at += 3)
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return { data, channels, ...size };
  const grey = new Uint8Array(data.length / 3);
  for (let at = 0; at < grey.length; at += 1) grey[at] = data[at * 3] ?? 0;
  return { data: grey, channels: 1, ...size };
}

/** Samples as a picture, packed quickly rather than tightly: the rendition of a scan is read more often than stored. */
export function pictureOf(samples: Samples, look: Pick<Picture, 'orientation' | 'density'>): Picture {
  const { width, height, channels, data } = withoutColour(samples);
  return {
    width,
    height,
    ...look,
    bytes: deflateSync(data, { level: 3 }),
    entries: {
      Filter: '/FlateDecode',
      ColorSpace: channels === 1 ? '/DeviceGray' : '/DeviceRGB',
      BitsPerComponent: 8,
    },
  };
}
