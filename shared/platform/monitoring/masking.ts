/** The pattern of the route that a path belongs to, such as `/entities/:name` for `/entities/Calder%20Ridge`. */
export type RoutePatternOf = (pathname: string) => string;

/** What masked text stands as. It is as long as the text, so that a recorded page keeps its layout. */
export const mask = (text: string): string => '*'.repeat(text.length);

/** The attributes that draw a page: geometry, state and class names of our own. Any other may hold a name. */
const DRAWING_ATTRIBUTES = new Set(
  (
    'class type role rel media dir lang hidden disabled checked selected open readonly required multiple inert ' +
    'tabindex rows cols colspan rowspan scope span size width height ' +
    'xmlns viewbox preserveaspectratio d x y x1 y1 x2 y2 dx dy cx cy r rx ry points transform fill fill-rule ' +
    'fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset ' +
    'stroke-opacity stroke-miterlimit opacity offset stop-color stop-opacity text-anchor dominant-baseline ' +
    'font-size font-weight font-family ' +
    // Made by the recorder: sizes, positions and the rules of style sheets.
    '_csstext rr_width rr_height rr_left rr_top rr_position rr_transform rr_display rr_scrollleft rr_scrolltop ' +
    'rr_mediastate rr_open_mode rr_maskedselect'
  ).split(' '),
);

/** An attribute of a recorded page as it may leave the browser. Styles lose their texts and addresses. */
export function maskAttribute(attribute: string, value: string): string {
  const name = attribute.toLowerCase();
  if (name === 'style') return value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, mask);
  return DRAWING_ATTRIBUTES.has(name) ? value : mask(value);
}

/** An address of this page's origin as the pattern of its route, without query; of another origin, the origin alone. */
export function maskAddress(address: string, routePatternOf: RoutePatternOf): string {
  if (!URL.canParse(address, location.href)) return mask(address);
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin ? `${origin}${routePatternOf(pathname)}` : origin;
}

const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|«[^»]*»|(?<![\p{L}\d])'.*?'(?![\p{L}\d])/gsu;
const ADDRESS = /[a-z][a-z\d+.-]*:\/\/\S+|(?<![\w<])\/[^\n]*|\S+@\S+/gi;
/** With all words before it. The endings are those of documents: code has a `.map` and a `.json`, too. */
const FILE_NAME =
  /[^:;\n]*\.(?:pdf|docx?|xls[xm]?|pptx?|csv|txt|xml|html?|zip|eml|msg|png|jpe?g|tiff?|gif|heic)\b/gi;
/** A longer message is cut. */
const MAX_MESSAGE = 1000;

/**
 * The words of an error without what may be a name: quoted text, addresses, mail addresses and file names. Browsers and
 * libraries quote what they could not read; our own errors are made of fixed words.
 */
export const maskMessage = (message: string): string =>
  [QUOTED, ADDRESS, FILE_NAME].reduce((text, part) => text.replace(part, '…'), message.slice(0, MAX_MESSAGE));
