/** Width in px that the sidebar takes at rest [NAV-012]; the sheet draws it. */
export const SIDEBAR_WIDTH_COLLAPSED = 68;
