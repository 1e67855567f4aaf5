import type { Bin } from '../calibration/reliability.ts';

const SIDE = 320;
const MARGIN = 44;
const LABELLED = [0, 0.25, 0.5, 0.75, 1];

const across = (share: number): number => MARGIN + share * SIDE;
const up = (share: number): number => MARGIN + (1 - share) * SIDE;
const fixed = (value: number): string => value.toFixed(1);

/** One line of the plot. */
export interface PlottedBins {
  name: string;
  colour: string;
  bins: readonly Bin[];
}

function gridOf(): string {
  return LABELLED.map(
    (share) =>
      `<path d="M${across(share)} ${up(0)}V${up(1)}M${across(0)} ${up(share)}H${across(1)}" stroke="#e3e6ea"/>` +
      `<text x="${across(share)}" y="${up(0) + 18}" text-anchor="middle">${share}</text>` +
      `<text x="${across(0) - 8}" y="${up(share) + 4}" text-anchor="end">${share}</text>`,
  ).join('');
}

/** Points are the bins that have values; their area says how many. */
function lineOf({ colour, bins }: PlottedBins): string {
  const filled = bins.filter(({ count }) => count > 0);
  const most = Math.max(...filled.map(({ count }) => count), 1);
  const line = filled.map(({ claimed, right }) => `${fixed(across(claimed))},${fixed(up(right))}`).join(' ');
  const points = filled.map(({ claimed, right, count }) => {
    const radius = 2 + 8 * Math.sqrt(count / most);
    return `<circle cx="${fixed(across(claimed))}" cy="${fixed(up(right))}" r="${fixed(radius)}" fill="${colour}" fill-opacity=".45"/>`;
  });
  return `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="1.5"/>${points.join('')}`;
}

/** Claimed probability against the share that was right, as an SVG document; the diagonal is what is wanted. */
export function calibrationPlot(lines: readonly PlottedBins[]): string {
  const size = SIDE + 2 * MARGIN;
  const legend = lines.map(
    ({ name, colour }, at) =>
      `<rect x="${across(0) + 10}" y="${up(1) + 10 + at * 18}" width="10" height="10" fill="${colour}"/>` +
      `<text x="${across(0) + 26}" y="${up(1) + 19 + at * 18}">${name}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"`,
    ` font-family="sans-serif" font-size="11" fill="#3a4048"><rect width="${size}" height="${size}" fill="#fff"/>`,
    gridOf(),
    `<path d="M${across(0)} ${up(0)}L${across(1)} ${up(1)}" stroke="#9aa3ad" stroke-dasharray="4 4"/>`,
    ...lines.map(lineOf),
    ...legend,
    `<text x="${across(0.5)}" y="${size - 6}" text-anchor="middle">claimed</text>`,
    `<text x="12" y="${up(0.5)}" text-anchor="middle" transform="rotate(-90 12 ${up(0.5)})">right</text></svg>\n`,
  ].join('');
}
