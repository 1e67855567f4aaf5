/** Width of the collapsed sidebar in px [NAV-012], as in the style sheet. */
export const SIDEBAR_WIDTH_COLLAPSED = 68;
