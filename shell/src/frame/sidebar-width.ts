/** Widths of the sidebar in px: at rest, and over the content on hover and keyboard focus [NAV-012]. */
export const SIDEBAR_WIDTH_COLLAPSED = 68;
export const SIDEBAR_WIDTH_EXPANDED = 230;
